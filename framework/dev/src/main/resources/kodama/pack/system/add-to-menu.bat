@echo off
rem Adds the game @ID@ to the Start menu, with its icon, for this user. Written by Kodama.
setlocal DisableDelayedExpansion
set "here=%~dp0"
set "link=%APPDATA%\Microsoft\Windows\Start Menu\Programs\@TITLE@.lnk"
powershell -NoProfile -Command "$s = (New-Object -ComObject WScript.Shell).CreateShortcut($env:link); $s.TargetPath = $env:here + '@ID@.bat'; $s.WorkingDirectory = $env:here; $s.IconLocation = $env:here + '@ID@.ico'; $s.WindowStyle = 7; $s.Save()"
if exist "%link%" echo Added "%link%"
pause
