@echo off
rem Starts @ID@. Written by Kodama.
setlocal DisableDelayedExpansion
set "here=%~dp0@UP@"
set "title=@TITLE@"
set "flags=@FLAGS@"

@JAVA@

rem the first start writes a cache that speeds up the next ones
set "learn="
set "cache=%LOCALAPPDATA%\kodama\@ID@\cache"
rem a cache is valid only for the same Java and version
set "exact=%version%"
for /f "tokens=2 delims==" %%v in ('findstr /b "JAVA_VERSION=" "%java%\release"') do set "exact=%%~v"
set "learned=%cache%\@SUM@-%exact%"
if not defined LOCALAPPDATA goto play
if not exist "%cache%\" mkdir "%cache%" 2>nul
if not exist "%cache%\" goto play
if %version% lss 19 goto play
if %version% geq 25 goto aot
if not exist "%learned%.jsa" del /q "%cache%\*.jsa" "%cache%\*.aot" 2>nul
set learn=-XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%learned%.jsa"
goto play
:aot
rem an incomplete cache has a .config file next to it
set learn="-XX:AOTCache=%learned%.aot" -XX:+VerifySharedSpaces
if exist "%learned%.aot" if not exist "%learned%.aot.config" goto play
del /q "%cache%\*.jsa" "%cache%\*.aot" "%cache%\*.aot.config" 2>nul
set learn=-XX:+UnlockDiagnosticVMOptions -XX:-DisplayVMOutput "-XX:AOTCacheOutput=%learned%.aot"

:play
rem the jar is relative to the folder of the pack, as Java cannot read all characters of the folder's name here
if not "%~1"=="" goto console
start "" /D "%here%." "%java%\bin\javaw.exe" %flags% %learn% -jar @JAR@
exit /b 0

:console
rem with options, show the output
cd /d "%here%."
"%java%\bin\java.exe" %flags% %learn% -jar @JAR@ %*
exit /b %errorlevel%
