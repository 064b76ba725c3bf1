package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The log has a warning if shots do not meet all platforms. */
@Timeout(60)
class PlatformWarningTest {
    private static final String WARNING =
            "shots and lasers meet at most 256 solid platforms of a map, but map 'rows' has more near the field of shots";

    @TempDir
    private Path temp;

    private long warnings(int platforms, int x) {
        Shell run = new Shell(temp)
                .game("local m = map.from_rows { '   ', '###' } m:solid(1, 1) for i = 1, " + platforms
                        + " do spawn(function(self) m:platform(self, { width = 4, height = 4 }) wait_forever() end,"
                        + " { x = i % 20 + " + x + ", y = 10 }) end wait(5)")
                .play();
        return (run.out() + run.err())
                .lines()
                .filter(line -> line.contains(WARNING))
                .count();
    }

    @Test
    void isLoggedOnceIfTooManyPlatformsAreNearTheFieldOfShots() {
        assertEquals(1, warnings(257, 0));
    }

    @Test
    void isNotLoggedIfPlatformsAreFarAwayOrFew() {
        assertEquals(0, warnings(257, 5000));
        assertEquals(0, warnings(256, 0));
    }
}
