package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Examples in Lua and in Java that play the same: the same keys give the same picture in each tick. */
@Timeout(120)
class TwinsTest {
    private static final String JAVA = "-java";

    @TempDir
    private Path temp;

    /** The name in Lua, the ticks, how it ends and the keys; through menus, pauses, resets and saves. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            000-pseudo-multitasking |  700 | 99 | 40-400 Z, 60-90 RIGHT, 100-160 LEFT, 250-300 RIGHT, 310-330 UP, 380 X, 420-600 Z+LEFT, 610-680 DOWN
            002-state-transitions   |  700 | 99 | 100 Z, 500 Z
            001-task-system         |  400 | 99 | 20 SHIFT, 30 LEFT, 40 LEFT, 50 X, 60 UP, 64 UP, 70 LEFT, 75 DOWN, 80 X, 90 Z, 100 SHIFT, 110 Z, 115 Z, 120 Z, 125 Z, 130 Z, 135 Z, 140 Z, 145 Z, 150 Z, 155 Z, 160 Z, 165 Z, 170 SHIFT, 180 RIGHT, 190 X, 195 X, 200 X, 205 Z, 210 SHIFT, 220 ENTER, 230 SHIFT, 240 X, 250 X, 260 Z, 270 SHIFT, 280 Z, 285 Z, 300 UP, 304 UP, 308 UP, 320 LEFT, 330 UP, 340 UP, 350 DOWN
            004-game-loop           |  200 | 99 | 5 Z
            """)
    void theSameKeysGiveTheSamePictureInEachTick(String lua, int ticks, int code, String keys) {
        ExampleGame.Life first = live(lua, ticks, keys);
        ExampleGame.Life second = live(lua + JAVA, ticks, keys);
        assertEquals(List.of(), first.errors());
        assertEquals(List.of(), second.errors());
        for (int i = 0; i < Math.min(first.pictures().size(), second.pictures().size()); i++)
            assertEquals(first.pictures().get(i), second.pictures().get(i), "picture of tick " + (i + 1));
        assertEquals(first.pictures().size(), second.pictures().size());
        assertEquals(code, first.code());
        assertEquals(code, second.code());
        assertTrue(new HashSet<>(first.pictures()).size() > 10, "different pictures");
    }

    private ExampleGame.Life live(String name, int ticks, String keys) {
        ClassLoader classes = ExampleClasses.compiled(ExampleGame.folder(name), temp.resolve(name));
        return ExampleGame.live(name, classes, keys, ticks);
    }

    private static Stream<String> javaTwins() {
        return ExampleGame.names().stream().filter(name -> name.endsWith(JAVA));
    }

    @Test
    void eachTwinInJavaHasOneInLuaAndNoScriptOfItsOwn() {
        assertTrue(javaTwins().count() > 1);
        for (String name : (Iterable<String>) javaTwins()::iterator) {
            assertTrue(ExampleGame.names().contains(name.substring(0, name.length() - JAVA.length())), name);
            assertFalse(ExampleGame.folder(name).resolve("scenes").toFile().exists(), name);
        }
    }
}
