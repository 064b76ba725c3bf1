/* Starts a packed game on Windows.
 *
 *  1. Read the settings that the packer has added to this exe.
 *  2. Find the jar of the game in the pack, and a Java: the one in the pack, or an installed one.
 *  3. Load its jvm.dll into this process and call the main class, with the arguments of this process.
 *
 * The process is the game: its exit code is that of the game, and its name, icon and manifest are those of this exe.
 * The manifest sets the code page to UTF-8, so Java starts from folders with any letters in their names. */
#include "launcher.h"

#define MAX_FOLDER_BYTES 200

/* The folder of the pack: that of this exe, but one with a console is in the folder bin of it. */
static WCHAR *folder_of_pack(const WCHAR *exe) {
    WCHAR *folder = parent_folder(exe);
    return setting("console") == NULL ? folder : parent_folder(folder);
}

static WCHAR *path_of_exe(void) {
    WCHAR *path = allocate(32768 * sizeof(WCHAR));
    GetModuleFileNameW(NULL, path, 32767);
    return path;
}

/* With arguments, the player has a terminal, but a program with windows is not connected to it. */
static void connect_terminal(void) {
    if (GetStdHandle(STD_OUTPUT_HANDLE) != NULL || !AttachConsole(ATTACH_PARENT_PROCESS)) return;
    HANDLE terminal = CreateFileW(
        L"CONOUT$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_EXISTING, 0, NULL);
    SetStdHandle(STD_OUTPUT_HANDLE, terminal);
    SetStdHandle(STD_ERROR_HANDLE, terminal);
}

static BOOL has_arguments(void) {
    const WCHAR *line = GetCommandLineW();
    WCHAR end = *line == L'"' ? L'"' : L' ';
    if (*line) line++;
    while (*line && *line != end) line++;
    if (*line) line++;
    while (*line == L' ') line++;
    return *line != 0;
}

/* jvm.dll keeps the path of Java in 260 bytes, with `\runtime\bin\java.dll` and the like behind that of the folder. If
 * that is longer, the current folder changes, and paths in arguments are relative to the game; otherwise they are
 * relative to the player's folder. */
static BOOL needs_relative_paths(const WCHAR *folder) {
    return lstrlenA(to_code_page(folder)) > MAX_FOLDER_BYTES;
}

/* Java encodes each half of an emoji as if it were a whole letter, and does not find the jar. It splits paths at
 * semicolons, and so does Windows when it searches a library. */
static BOOL has_special_letter(const WCHAR *folder) {
    for (; *folder; folder++) {
        if (*folder == L';' || (*folder >= 0xD800 && *folder < 0xE000)) return TRUE;
    }
    return FALSE;
}

static BOOL fits(const WCHAR *path) {
    return lstrlenW(path) < MAX_PATH;
}

/* Java has the limit of Windows programs without long paths. The library is the one with the longest name that games
 * need: Java starts without some, and then fails. An installed Java has its libraries elsewhere. */
static BOOL is_too_long(const Game *game, const WCHAR *runtime) {
    if (!fits(game->jar)) return TRUE;
    return runtime != NULL && !fits(join_path(join_path(game->folder, runtime), L"bin\\splashscreen.dll"));
}

static int run(void) {
    Game game = {0};
    game.exe = path_of_exe();
    if (!read_settings()) return show_error("This file has no game in it.", NULL);
    game.folder = folder_of_pack(game.exe);
    if (has_arguments()) connect_terminal();
    if (has_special_letter(game.folder)) return show_error("special", game.folder);
    if (to_code_page(game.folder) == NULL) return show_error("letters", game.folder);

    WCHAR *jar = setting_text("jar");
    WCHAR *runtime = setting_text("runtime");
    game.jar = join_path(game.folder, jar);
    if (is_too_long(&game, runtime)) return show_error("long", game.folder);
    if (!is_file(game.jar)) return show_error("incomplete", game.jar);
    game.is_relative = needs_relative_paths(game.folder) && SetCurrentDirectoryW(game.folder);
    if (game.is_relative) game.jar = jar;

    Java java = {0};
    if (runtime == NULL) {
        if (!find_installed_java(&java)) return show_error("missing", rejected_java());
    } else if (!load_packed_java(&java, join_path(game.folder, runtime))) {
        return show_error("incomplete", game.folder);
    }
    show_splash(&java);
    return run_java(&java, &game);
}

/* The entry point: there is no C runtime. */
void start(void) {
    SetErrorMode(SEM_FAILCRITICALERRORS); /* failures are in our messages */
    ExitProcess((UINT)run());
}
