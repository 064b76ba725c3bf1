package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kodama.file.GameFiles;
import kodama.loop.FrameHook;
import kodama.loop.World;
import kodama.script.ScriptWorld;
import kodama.script.config.GameConfig;
import kodama.script.debug.BreakpointHandler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Interpolated frames between ticks do not change the ticks of any example. */
class SmoothExamplesTest {
    private static final int TICKS = 60;

    @TempDir
    Path temp;

    static Stream<String> names() {
        return ExampleGame.names().stream();
    }

    /** Records the state of the world after each tick: the fields of all tasks, and all shots. */
    private static final class States implements FrameHook {
        private final List<Integer> states = new ArrayList<>();
        private World world;

        @Override
        public void beginWorld(World begun, BreakpointHandler holder) {
            world = begun;
        }

        @Override
        public void afterDraw(long frames) {}

        @Override
        public void afterDraw(long frames, int ticks) {
            if (ticks > 0) states.add(state());
        }

        private int state() {
            StringBuilder all = new StringBuilder();
            world.tasks().all().forEach(task -> all.append(task).append(ScriptWorld.fieldsOf(task)));
            world.shots()
                    .forEach((x, y, angle, hits, age) ->
                            all.append(' ').append(x).append(' ').append(y));
            return all.toString().hashCode();
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyTickIsTheSameWithAndWithoutInterpolation(String name) {
        List<Integer> plain = states(name, false);
        assertEquals(TICKS, plain.size());
        assertEquals(plain, states(name, true));
    }

    private List<Integer> states(String name, boolean smooth) {
        States states = new States();
        ClassLoader classes = ExampleClasses.compiled(ExampleGame.folder(name), temp);
        ExampleGame game = ExampleGame.openAtTwiceItsRate(name, config(name, smooth), classes, states);
        assertEquals(List.of(), game.ticks(2 * TICKS).errors());
        return states.states;
    }

    private static GameConfig config(String name, boolean smooth) {
        byte[] source = GameFiles.folder(ExampleGame.folder(name)).read(GameConfig.FILE);
        String output = new String(source, StandardCharsets.UTF_8)
                .replaceFirst("return \\{", "return { smooth = " + smooth + ",");
        return GameConfig.read(output.getBytes(StandardCharsets.UTF_8));
    }
}
