package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a task's table was given is seen, however it was given. The sprite is 8 pixels wide, its middle white. */
class SeenFieldsTest {
    @TempDir
    Path folder;

    private TestGame game;

    @BeforeEach
    void makeGame() {
        game = new TestGame(folder);
    }

    private String middle(String sceneBody) {
        String color = game.scene(sceneBody).ticks(3).pixel(8, 8);
        assertEquals(List.of(), game.errors());
        return color;
    }

    @Test
    void fieldsGivenWithTheSpawn() {
        assertEquals(
                "FFFFFF", middle("spawn(function() wait(9) end, { sprite = 'kodama.shot', x = 8, y = 8 }) wait(9)"));
    }

    @Test
    void fieldsAssignedLater() {
        assertEquals(
                "FF0000",
                middle("wait(1) self.sprite, self.x, self.y, self.tint = 'kodama.shot', 8, 8, 0xff0000 wait(9)"));
    }

    @Test
    void fieldsSetPastTheMetatable() {
        assertEquals("FFFFFF", middle("self.x, self.y = 8, 8 rawset(self, 'sprite', 'kodama.shot') wait(9)"));
    }

    @Test
    void fieldsTakenBack() {
        assertEquals(
                "FFFFFF",
                middle("self.sprite, self.x, self.y, self.visible = 'kodama.shot', 8, 8, false wait(1)"
                        + " self.visible = nil wait(9)"));
    }

    @Test
    void namesThatAreBuilt() {
        assertEquals("FFFFFF", middle("self['spr' .. 'ite'], self['x'], self.y = 'kodama' .. '.shot', 8, 8 wait(9)"));
    }
}
