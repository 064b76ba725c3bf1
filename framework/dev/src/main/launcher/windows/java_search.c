/* Finds a Java that can run the game: the one in the pack, or an installed one that is new enough and for x64. */
#include "launcher.h"

/* The value of the registry that names the home folder of a Java, below SOFTWARE in HKEY_CURRENT_USER and
 * HKEY_LOCAL_MACHINE. Below the key is a key for each version; the value is in that, or further below. */
typedef struct {
    const WCHAR *key;
    const WCHAR *below;
    const WCHAR *value;
} RegistryPlace;

static const RegistryPlace REGISTRY[] = {
    {L"SOFTWARE\\JavaSoft\\JDK", L"", L"JavaHome"},
    {L"SOFTWARE\\JavaSoft\\JRE", L"", L"JavaHome"},
    {L"SOFTWARE\\Eclipse Adoptium\\JRE", L"\\hotspot\\MSI", L"Path"},
    {L"SOFTWARE\\Eclipse Adoptium\\JDK", L"\\hotspot\\MSI", L"Path"},
    {L"SOFTWARE\\Microsoft\\JDK", L"\\hotspot\\MSI", L"Path"},
    {L"SOFTWARE\\Azul Systems\\Zulu", L"", L"InstallationPath"},
    {L"SOFTWARE\\BellSoft\\Liberica", L"", L"InstallationPath"},
    {L"SOFTWARE\\JavaSoft\\Java Runtime Environment", L"", L"JavaHome"}, /* up to Java 8: is named, not used */
};

/* Folders whose folders are Java installations. */
static const WCHAR *const FOLDERS[] = {
    L"%ProgramFiles%\\Eclipse Adoptium",     L"%ProgramFiles%\\Java",      L"%ProgramFiles%\\Zulu",
    L"%ProgramFiles%\\BellSoft",             L"%ProgramFiles%\\Microsoft", L"%ProgramFiles%\\Amazon Corretto",
    L"%LOCALAPPDATA%\\Programs\\Eclipse Adoptium",
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Java installations that cannot be used, with the reason, one a line. */
static WCHAR *rejected = L"";

const WCHAR *rejected_java(void) {
    return rejected;
}

static void reject(const WCHAR *home, const WCHAR *version, const WCHAR *reason) {
    WCHAR *line = join3(join3(L"Java ", version, L" "), join3(L"(", reason, L"): "), join(home, L"\r\n"));
    if (find_text(rejected, line) == NULL) rejected = join(rejected, line);
}

/* Reads the file `release` of a Java, which describes it; an empty string if it is missing. */
static char *release_text(const WCHAR *home) {
    enum { LARGEST = 65536 };
    char *text = allocate(LARGEST + 1);
    DWORD read = 0;
    WCHAR *path = join_path(home, L"release");
    HANDLE file = CreateFileW(path, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) return text;
    ReadFile(file, text, LARGEST, &read, NULL);
    CloseHandle(file);
    text[read] = 0;
    return text;
}

/* Returns the quoted value of a line KEY="VALUE"; an empty string if it is missing. */
static char *release_value(const char *release, const char *key) {
    char *beginning = append(append(allocate(1), key), "=\"");
    for (const char *at = release; *at; at++) {
        BOOL is_line = at == release || at[-1] == '\n';
        if (!is_line || !begins_with(at, beginning)) continue;
        char *value = append(allocate(1), at + lstrlenA(beginning));
        int length = 0;
        while (value[length] && value[length] != '"' && value[length] != '\n') length++;
        value[length] = 0;
        return value;
    }
    return allocate(1);
}

/* A version as a number that can be compared: 17.0.5 is 17000005, and 1.8.0_402 is 8000000. */
static int version_number(const char *version) {
    int parts[3] = {0, 0, 0};
    if (begins_with(version, "1.")) version += 2;
    for (int i = 0; i < 3; i++) {
        while (*version >= '0' && *version <= '9' && parts[i] < 1000) parts[i] = parts[i] * 10 + *version++ - '0';
        if (*version != '.') break;
        version++;
    }
    return parts[0] * 1000000 + parts[1] * 1000 + parts[2];
}

static BOOL is_for_x64(const char *architecture) {
    BOOL is_unknown = !*architecture;
    return is_unknown || begins_with(architecture, "x86_64") || begins_with(architecture, "amd64");
}

/* The library of a Java is in its folder bin, where only the programs in that folder look by themselves. */
static HMODULE load_jvm(const WCHAR *home) {
    SetDllDirectoryW(join_path(home, L"bin"));
    return LoadLibraryExW(join_path(home, L"bin\\server\\jvm.dll"), NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
}

static WCHAR *without_quotes_and_end(WCHAR *home) {
    if (*home == L'"') home++;
    int length = lstrlenW(home);
    while (length > 0 && (home[length - 1] == L'\\' || home[length - 1] == L'"')) home[--length] = 0;
    return home;
}

static void describe(Java *java, WCHAR *home, const char *version) {
    java->home = home;
    java->version = to_wide(version);
    java->feature = version_number(version) / 1000000;
}

/* Loads a Java if it can be used. Folders without a Java are ignored. */
static BOOL load_java(Java *java, WCHAR *named) {
    WCHAR *home = without_quotes_and_end(named);
    if (!*home || !is_file(join_path(home, L"bin\\java.exe"))) return FALSE;
    char *release = release_text(home);
    char *version = release_value(release, "JAVA_VERSION");
    WCHAR *shown = *version ? to_wide(version) : L"?";
    if (version_number(version) < version_number(setting("java"))) {
        reject(home, shown, phrase("old"));
    } else if (!is_for_x64(release_value(release, "OS_ARCH"))) {
        reject(home, shown, phrase("processor"));
    } else if ((java->jvm = load_jvm(home)) == NULL) {
        DWORD error = GetLastError();
        BOOL is_other = error == ERROR_BAD_EXE_FORMAT;
        reject(home, shown, is_other ? phrase("processor") : join3(phrase("damaged"), L" ", number_text(error)));
    } else {
        describe(java, home, version);
        return TRUE;
    }
    return FALSE;
}

static BOOL load_registered(Java *java, HKEY root, const WCHAR *key, const WCHAR *value, REGSAM view) {
    WCHAR *home = allocate(32768 * sizeof(WCHAR));
    DWORD bytes = 32767 * sizeof(WCHAR);
    DWORD type;
    HKEY opened;
    if (RegOpenKeyExW(root, key, 0, KEY_READ | view, &opened)) return FALSE;
    LSTATUS failure = RegQueryValueExW(opened, value, NULL, &type, (BYTE *)home, &bytes);
    RegCloseKey(opened);
    return !failure && type == REG_SZ && load_java(java, home);
}

/* Tries the Java of each version below a key. */
static BOOL find_below(Java *java, HKEY root, const RegistryPlace *place, REGSAM view) {
    WCHAR version[256];
    HKEY opened;
    BOOL is_found = FALSE;
    if (RegOpenKeyExW(root, place->key, 0, KEY_READ | view, &opened)) return FALSE;
    for (DWORD i = 0; !is_found; i++) {
        DWORD length = COUNT(version);
        if (RegEnumKeyExW(opened, i, version, &length, NULL, NULL, NULL, NULL)) break;
        WCHAR *key = join(join_path(place->key, version), place->below);
        is_found = load_registered(java, root, key, place->value, view);
    }
    RegCloseKey(opened);
    return is_found;
}

/* The view of 32-bit programs is read, too, so that such a Java can be named. */
static BOOL find_in_registry(Java *java) {
    for (int i = 0; i < COUNT(REGISTRY); i++) {
        if (find_below(java, HKEY_CURRENT_USER, &REGISTRY[i], KEY_WOW64_64KEY)) return TRUE;
        if (find_below(java, HKEY_LOCAL_MACHINE, &REGISTRY[i], KEY_WOW64_64KEY)) return TRUE;
        if (find_below(java, HKEY_LOCAL_MACHINE, &REGISTRY[i], KEY_WOW64_32KEY)) return TRUE;
    }
    return FALSE;
}

/* Follows a link to java.exe, such as Oracle's in the folder javapath. */
static WCHAR *link_target(WCHAR *file) {
    HANDLE opened = CreateFileW(
        file, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, OPEN_EXISTING, 0, NULL);
    if (opened == INVALID_HANDLE_VALUE) return file;
    WCHAR *target = allocate(32768 * sizeof(WCHAR));
    DWORD length = GetFinalPathNameByHandleW(opened, target, 32767, FILE_NAME_NORMALIZED);
    CloseHandle(opened);
    if (length == 0 || length >= 32767) return file;
    BOOL is_on_drive = target[0] == L'\\' && target[2] == L'?' && target[5] == L':'; /* \\?\C:\... */
    return is_on_drive ? target + 4 : target;
}

/* Tries the Java of each folder in PATH. */
static BOOL find_in_path(Java *java) {
    WCHAR *path = environment_variable(L"PATH");
    while (path != NULL && *path) {
        WCHAR *folder = path;
        while (*path && *path != L';') path++;
        if (*path) *path++ = 0;
        WCHAR *program = join_path(without_quotes_and_end(folder), L"java.exe");
        if (is_file(program) && load_java(java, parent_folder(parent_folder(link_target(program))))) return TRUE;
    }
    return FALSE;
}

static BOOL find_in_folder(Java *java, const WCHAR *folder) {
    WIN32_FIND_DATAW *found = allocate(sizeof *found);
    HANDLE search = FindFirstFileW(join_path(folder, L"*"), found);
    if (search == INVALID_HANDLE_VALUE) return FALSE;
    BOOL is_found;
    do {
        BOOL is_hidden = found->cFileName[0] == L'.';
        is_found = !is_hidden && load_java(java, join_path(folder, found->cFileName));
    } while (!is_found && FindNextFileW(search, found));
    FindClose(search);
    return is_found;
}

static BOOL find_in_folders(Java *java) {
    for (int i = 0; i < COUNT(FOLDERS); i++) {
        WCHAR *folder = expand_variables(FOLDERS[i]);
        if (folder != NULL && find_in_folder(java, folder)) return TRUE;
    }
    return FALSE;
}

BOOL find_installed_java(Java *java) {
    WCHAR *named = environment_variable(L"JAVA_HOME");
    if (named != NULL && load_java(java, named)) return TRUE;
    return find_in_registry(java) || find_in_path(java) || find_in_folders(java);
}

/* Loads the Java in the pack, whose version was checked when it was packed. Its library loads without the file of its
 * classes, but then does not start. */
BOOL load_packed_java(Java *java, WCHAR *home) {
    if (!is_file(join_path(home, L"lib\\modules"))) return FALSE;
    describe(java, home, release_value(release_text(home), "JAVA_VERSION"));
    java->is_packed = TRUE;
    java->jvm = load_jvm(home);
    return java->jvm != NULL;
}
