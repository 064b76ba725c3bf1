rem the first installed Java that is new enough
set "java="
set "version=0"
if defined JAVA_HOME call :try "%JAVA_HOME%"
for %%j in (javaw.exe) do if not "%%~$PATH:j"=="" call :tryfile "%%~$PATH:j"
for /d %%d in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Zulu\*"
  "%ProgramFiles%\BellSoft\*" "%ProgramFiles%\Amazon Corretto\*" "%ProgramFiles%\Microsoft\jdk-*"
  "%LOCALAPPDATA%\Programs\Eclipse Adoptium\*") do call :try "%%~d"
if defined java goto found
echo %title%: This @KIND@ needs Java @OLDEST@ or newer, and none was found.
echo Please install a Java runtime, such as Eclipse Temurin, and start the @KIND@ again.
pause
exit /b 1

:tryfile
for %%b in ("%~dp1.") do call :try "%%~dpb."
exit /b 0

:try
if defined java exit /b 0
if not exist "%~1\bin\javaw.exe" exit /b 0
if not exist "%~1\release" exit /b 0
for /f "tokens=2 delims==" %%v in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set "version=%%~v"
for /f "tokens=1 delims=.-+" %%v in ("%version%") do set "version=%%v"
if %version% geq @OLDEST@ set "java=%~1"
if not defined java set "version=0"
exit /b 0

:found
