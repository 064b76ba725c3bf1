package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import kodama.file.GameFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Examples that exist in Lua and in Java behave the same: the same keys give the same pictures in each tick, and saves
 * with the same names.
 */
@Timeout(120)
class TwinsTest {
    private static final String JAVA = "-java";
    private static final int QUITS = 0;

    /** Keys that go through menus, pauses, resets and saves. */
    private static final List<Play> PLAYS = List.of(
            new Play(
                    "000-pseudo-multitasking",
                    700,
                    ExampleGame.TIME_IS_UP,
                    "40-400 Z, 60-90 RIGHT, 100-160 LEFT, 250-300 RIGHT, 310-330 UP, 380 X, "
                            + "420-600 Z+LEFT, 610-680 DOWN"),
            new Play(
                    "001-task-system",
                    400,
                    ExampleGame.TIME_IS_UP,
                    "20 SHIFT, 30 LEFT, 40 LEFT, 50 X, 60 UP, 64 UP, 70 LEFT, 75 DOWN, 80 X, 90 Z, "
                            + "100 SHIFT, 110 Z, 115 Z, 120 Z, 125 Z, 130 Z, 135 Z, 140 Z, 145 Z, 150 Z, 155 Z, "
                            + "160 Z, 165 Z, 170 SHIFT, 180 RIGHT, 190 X, 195 X, 200 X, 205 Z, 210 SHIFT, "
                            + "220 ENTER, 230 SHIFT, 240 X, 250 X, 260 Z, 270 SHIFT, 280 Z, 285 Z, 300 UP, "
                            + "304 UP, 308 UP, 320 LEFT, 330 UP, 340 UP, 350 DOWN"),
            new Play("002-state-transitions", 700, ExampleGame.TIME_IS_UP, "100 Z, 500 Z"),
            new Play(
                    "003-loop-management",
                    800,
                    ExampleGame.TIME_IS_UP,
                    "10 Z, 15-40 RIGHT, 50 Z, 60 Z, 80 Z, 100 Z, 120 Z, 140 Z, 160 Z, 180 Z, 200 Z, "
                            + "220 Z, 240 Z, 260 Z, 280 Z, 320-340 DOWN+LEFT, 350 X, 510 X, 540 Z, 550 LEFT, "
                            + "560 SHIFT, 570 X, 580 UP, 590 Z, 600 ENTER, 620 Z, 640 Z, 660 RIGHT, 680 SHIFT, "
                            + "690 Z, 710 Z"),
            new Play("004-game-loop", 200, ExampleGame.TIME_IS_UP, "5 Z"),
            new Play(
                    "lanterns",
                    1200,
                    QUITS,
                    "10 DOWN, 20 Z, 40 Z, 50-295 Z, 80-110 LEFT, 130-220 RIGHT, 230-290 LEFT, "
                            + "300 ENTER, 330 Z, 340-560 Z, 340-400 RIGHT, 420-560 LEFT, 570-610 RIGHT, 960 Z, "
                            + "1000 ENTER, 1020 DOWN, 1030 Z, 1060 UP, 1075 Z"));

    @TempDir
    private Path temp;

    /** A run: the name of the example in Lua, the ticks, the exit code and the keys. */
    private record Play(String lua, int ticks, int code, String keys) {}

    static Stream<Play> plays() {
        return PLAYS.stream();
    }

    @ParameterizedTest
    @MethodSource("plays")
    void theSameKeysGiveTheSamePictureInEachTick(Play play) {
        ExampleGame.Life first = live(play.lua, play.ticks, play.keys);
        ExampleGame.Life second = live(play.lua + JAVA, play.ticks, play.keys);
        assertEquals(List.of(), first.errors());
        assertEquals(List.of(), second.errors());
        for (int i = 0; i < Math.min(first.pictures().size(), second.pictures().size()); i++)
            assertEquals(first.pictures().get(i), second.pictures().get(i), "picture of tick " + (i + 1));
        assertEquals(first.pictures().size(), second.pictures().size());
        assertEquals(first.saves(), second.saves());
        assertEquals(play.code, first.code());
        assertEquals(play.code, second.code());
        assertTrue(new HashSet<>(first.pictures()).size() > 10, "different pictures");
    }

    private ExampleGame.Life live(String name, int ticks, String keys) {
        Path folder = ExampleGame.folder(name);
        return ExampleGame.live(name, () -> ExampleClasses.compiled(folder, temp.resolve(name)), keys, ticks);
    }

    @Test
    void allTwinsArePlayedAndJavaOnesHaveNoLuaScenes() {
        List<String> inJava =
                ExampleGame.names().stream().filter(name -> name.endsWith(JAVA)).toList();
        assertEquals(PLAYS.stream().map(play -> play.lua + JAVA).toList(), inJava);
        for (String name : inJava)
            assertFalse(Files.exists(ExampleGame.folder(name).resolve("scenes")), name);
    }

    @Test
    void theJavaOnlyGameHasNoScriptExceptGameLua() {
        List<String> scripts =
                GameFiles.folder(ExampleGame.folder("lanterns-java")).names("lua");
        assertEquals(List.of("game"), scripts);
    }
}
