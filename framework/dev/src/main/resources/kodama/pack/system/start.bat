@echo off
rem Starts the game @ID@. Written by Kodama.
setlocal DisableDelayedExpansion
set "here=%~dp0"
set "title=@TITLE@"
set "flags=@FLAGS@"

@JAVA@

rem what the Java machine learns at the first start makes the next ones quicker
set "learn="
set "cache=%LOCALAPPDATA%\kodama\@ID@\cache"
rem another Java, or the same one updated, refuses what this one has learned
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
rem beside one that never became whole lies its .config
set learn="-XX:AOTCache=%learned%.aot" -XX:+VerifySharedSpaces
if exist "%learned%.aot" if not exist "%learned%.aot.config" goto play
del /q "%cache%\*.jsa" "%cache%\*.aot" "%cache%\*.aot.config" 2>nul
set learn=-XX:+UnlockDiagnosticVMOptions -XX:-DisplayVMOutput "-XX:AOTCacheOutput=%learned%.aot"

:play
rem the folder is that of the pack, and the jar named from there: Java cannot read all letters of the folder's name here
if not "%~1"=="" goto console
start "" /D "%here%." "%java%\bin\javaw.exe" %flags% %learn% -jar @JAR@
exit /b 0

:console
rem with options someone wants to read what the game says
cd /d "%here%."
"%java%\bin\java.exe" %flags% %learn% -jar @JAR@ %*
exit /b %errorlevel%
