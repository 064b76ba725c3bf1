package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UserFolderTest {
    private static final Path HOME = Path.of("home").toAbsolutePath();
    private static final Path OTHER = Path.of("other").toAbsolutePath();

    private static void assertFolder(Path expected, String system, Map<String, String> environment) {
        assertEquals(Optional.of(expected), UserFolder.of(system, environment, HOME.toString()));
    }

    @Test
    void homeIsTakenFromTheEnvironmentThenFromTheUserDatabase() {
        assertFolder(OTHER.resolve(".local/share"), "Linux", Map.of("HOME", OTHER.toString()));
        assertFolder(OTHER.resolve("Library/Application Support"), "Mac OS X", Map.of("HOME", OTHER.toString()));
        assertFolder(HOME.resolve(".local/share"), "Linux", Map.of("HOME", "relative"));
        assertFolder(HOME.resolve("AppData/Roaming"), "Windows 11", Map.of("HOME", OTHER.toString()));
    }

    @Test
    void withoutAHomeFolderThereIsNoFolder() {
        assertEquals(Optional.empty(), UserFolder.of("Linux", Map.of(), "?"));
        assertEquals(Optional.empty(), UserFolder.of("Mac OS X", Map.of("HOME", ""), "?"));
        assertEquals(Optional.empty(), UserFolder.of("Windows 11", Map.of(), ""));
        assertEquals(Optional.of(OTHER), UserFolder.of("Linux", Map.of("XDG_DATA_HOME", OTHER.toString()), "?"));
    }

    @Test
    void onLinuxItFollowsXdg() {
        assertFolder(HOME.resolve(".local/share"), "Linux", Map.of());
        assertFolder(OTHER, "Linux", Map.of("XDG_DATA_HOME", OTHER.toString()));
        assertFolder(HOME.resolve(".local/share"), "Linux", Map.of("XDG_DATA_HOME", "relative"));
        assertFolder(HOME.resolve(".local/share"), "FreeBSD", Map.of("XDG_DATA_HOME", ""));
    }

    @Test
    void onMacItIsInTheLibrary() {
        assertFolder(
                HOME.resolve("Library/Application Support"), "Mac OS X", Map.of("XDG_DATA_HOME", OTHER.toString()));
    }

    @Test
    void onWindowsItIsWithTheDataOfPrograms() {
        assertFolder(OTHER, "Windows 11", Map.of("APPDATA", OTHER.toString()));
        assertFolder(HOME.resolve("AppData/Roaming"), "Windows 11", Map.of());
    }
}
