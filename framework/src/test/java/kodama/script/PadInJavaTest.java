package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kodama.input.Key;
import org.junit.jupiter.api.Test;

/** A pause is the same for tasks in Java as for those in Lua: a key that closed its menu does not fire afterwards. */
class PadInJavaTest extends InGame {
    private static final String SCENE = """
            spawn('kodama.script.PadAsker', { label = 'paused' })
            spawn('kodama.script.PadAsker', { label = 'persistent', persistent = true })
            spawn(function()
              wait(2)
              task.pause_all()
              wait(4)
              task.resume_all()
              wait_forever()
            end, { persistent = true })""";

    private List<String> fired(String label) {
        return game.log().stream()
                .filter(line -> line.contains(label))
                .map(line -> line.replaceFirst(".* ", ""))
                .toList();
    }

    @Test
    void aKeyPressedDuringAPauseIsIgnoredByPausedTasksUntilItIsPressedAgain() {
        game.scene(SCENE).ticks(4).press(Key.Z).ticks(5);
        assertEquals(List.of("5", "6", "7", "8", "9"), fired("persistent"));
        assertEquals(List.of(), fired("paused"));
        game.release(Key.Z).ticks(2).press(Key.Z).ticks(1);
        assertEquals(List.of("12"), fired("paused"));
    }
}
