package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kodama.input.Key;
import kodama.input.KeyMap;
import org.junit.jupiter.api.Test;

class InputModuleTest {
    @Test
    void theFrameworksOwnActionsAreNotOfferedToAGame() {
        KeyMap keys = KeyMap.defaults().with("kodama.fps", Key.F11).with("dev.page_up", Key.PAGE_UP);
        assertEquals(
                "there is no action 'jump'; actions are up, down, left, right, fire, bomb, slow, start, back",
                InputModule.noAction(keys, "jump"));
    }
}
