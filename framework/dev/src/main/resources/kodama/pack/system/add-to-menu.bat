@echo off
rem Adds @ID@ to the Start menu, with its icon, for this user. Written by Kodama.
setlocal DisableDelayedExpansion
set "here=%~dp0"
set "target=%here%@ID@.bat"
set "icon=%here%@ID@.ico"
set "title=@TITLE@"
rem a batch file starts minimized
set "show=7"
for %%f in ("%here%*.exe") do (
  set "target=%%~ff"
  set "icon=%%~ff"
  set "title=%%~nf"
  set "show=1"
)
set "menu=%APPDATA%\Microsoft\Windows\Start Menu\Programs"
rem only the second of these objects can write all letters, and only the first creates a file
set "make=$s = (New-Object -ComObject WScript.Shell).CreateShortcut($env:menu + '\@ID@.lnk'); $s.TargetPath = $env:ComSpec; $s.Save()"
set "fill=$l = (New-Object -ComObject Shell.Application).NameSpace($env:menu).ParseName('@ID@.lnk').GetLink; $l.Path = $env:target; $l.WorkingDirectory = $env:here; $l.SetIconLocation($env:icon, 0); $l.ShowCommand = [int]$env:show; $l.Save()"
set "name=Move-Item -Force -LiteralPath ($env:menu + '\@ID@.lnk') ($env:menu + '\' + $env:title + '.lnk')"
powershell -NoProfile -Command "$ErrorActionPreference = 'Stop'; %make%; %fill%; %name%"
if not errorlevel 1 echo Added "%title%" to the Start menu.
pause
