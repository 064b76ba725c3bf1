/* Options for an archive of the loaded classes, which makes all starts but the first faster. Java writes it when the
 * game exits. The batch file of a pack has the same rules. */
#include "launcher.h"

/* The first versions of Java that write an archive by one option. Java 17 gets none: some builds crash at exit. */
#define CLASS_ARCHIVE 19
#define AOT_CACHE 25

static void create_folders(const WCHAR *path) {
    if (*path == 0 || GetFileAttributesW(path) != INVALID_FILE_ATTRIBUTES) return;
    create_folders(parent_folder(path));
    CreateDirectoryW(path, NULL);
}

/* Deletes the archives of other versions of the game and of Java. */
static void delete_archives(const WCHAR *folder, const WCHAR *pattern) {
    WIN32_FIND_DATAW *found = allocate(sizeof *found);
    HANDLE search = FindFirstFileW(join_path(folder, pattern), found);
    if (search == INVALID_HANDLE_VALUE) return;
    do {
        DeleteFileW(join_path(folder, found->cFileName));
    } while (FindNextFileW(search, found));
    FindClose(search);
}

static void delete_all_archives(const WCHAR *folder) {
    delete_archives(folder, L"*.jsa");
    delete_archives(folder, L"*.aot");
    delete_archives(folder, L"*.aot.config");
}

static void add_class_archive(const WCHAR *folder, const WCHAR *name) {
    WCHAR *archive = join(join_path(folder, name), L".jsa");
    if (!is_file(archive)) delete_all_archives(folder);
    add_option(L"-XX:+AutoCreateSharedArchive");
    add_option(join(L"-XX:SharedArchiveFile=", archive));
}

/* An incomplete cache has a .config file next to it. */
static void add_aot_cache(const WCHAR *folder, const WCHAR *name) {
    WCHAR *cache = join(join_path(folder, name), L".aot");
    if (is_file(cache) && !is_file(join(cache, L".config"))) {
        add_option(join(L"-XX:AOTCache=", cache));
        add_option(L"-XX:+VerifySharedSpaces");
        return;
    }
    delete_all_archives(folder);
    add_option(L"-XX:+UnlockDiagnosticVMOptions");
    add_option(L"-XX:-DisplayVMOutput");
    add_option(join(L"-XX:AOTCacheOutput=", cache));
}

/* The archive is for one version of the game and of Java. An AOT cache is written by a java.exe that Java starts, and
 * that does not find folders with other letters than ASCII. */
void add_archive_options(const Java *java) {
    WCHAR *setting = setting_text("cache");
    WCHAR *folder = setting == NULL ? NULL : expand_variables(setting);
    if (folder == NULL || java->feature < CLASS_ARCHIVE) return;
    create_folders(folder);
    WCHAR *name = join3(setting_text("digest"), L"-exe-", java->version);
    BOOL has_aot = java->feature >= AOT_CACHE && is_ascii(folder) && is_ascii(java->home);
    if (has_aot) add_aot_cache(folder, name);
    else add_class_archive(folder, name);
}
