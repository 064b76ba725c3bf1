package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserFolderTest {
    private static final Path HOME = Path.of("home").toAbsolutePath();
    private static final Path OTHER = Path.of("other").toAbsolutePath();

    @Test
    void onLinuxItIsWhereXdgSays() {
        assertEquals(HOME.resolve(".local/share"), UserFolder.of("Linux", Map.of(), HOME));
        assertEquals(OTHER, UserFolder.of("Linux", Map.of("XDG_DATA_HOME", OTHER.toString()), HOME));
        assertEquals(HOME.resolve(".local/share"), UserFolder.of("Linux", Map.of("XDG_DATA_HOME", "relative"), HOME));
        assertEquals(HOME.resolve(".local/share"), UserFolder.of("FreeBSD", Map.of("XDG_DATA_HOME", ""), HOME));
    }

    @Test
    void onMacItIsInTheLibrary() {
        assertEquals(
                HOME.resolve("Library/Application Support"),
                UserFolder.of("Mac OS X", Map.of("XDG_DATA_HOME", OTHER.toString()), HOME));
    }

    @Test
    void onWindowsItIsWithTheDataOfPrograms() {
        assertEquals(OTHER, UserFolder.of("Windows 11", Map.of("APPDATA", OTHER.toString()), HOME));
        assertEquals(HOME.resolve("AppData/Roaming"), UserFolder.of("Windows 11", Map.of(), HOME));
    }
}
