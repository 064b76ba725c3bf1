package kodama.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import kodama.cli.dev.Shell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The transition of the guide keeps the old scene covered until the next one has begun. */
class TransitionTest {
    /** A scene in one color that opens, and closes before it requests the next. */
    private static final String SCENE = """
            local transition = require "transition"
            return function()
              spawn(function(self) self.draw = function() draw.fill(%s) end wait_forever() end)
              transition.into(5)
              wait(10)
              transition.out(5)
              scene.change "second"
              wait_forever()
            end
            """;

    @TempDir
    private Path folder;

    @Test
    void theOldSceneIsNotSeenAgain() {
        Shell game = new Shell(folder)
                .game("")
                .file("scenes/main.lua", SCENE.formatted("0xff0000"))
                .file("scenes/second.lua", SCENE.formatted("0x00ff00"))
                .file("transition.lua", transition())
                .file("specs/transition_spec.lua", """
                        it("closes once, then opens", function()
                          test.scene "main"
                          local colors = {}
                          for i = 1, 28 do
                            colors[i] = test.picture(draw.width / 2, draw.height / 2, 1, 1, { [0xff0000] = "r", [0x00ff00] = "g" })[1]
                            test.run_ticks(1)
                          end
                          local text = table.concat(colors)
                          expect(text:match "^r+%?+g+$"):equals(text)
                        end)
                        """);
        Shell run = game.kodama("test", folder.toString());
        assertEquals(0, run.code(), run.out());
    }

    private static String transition() {
        return Page.of("docs/guide/canvases.md").blocks().stream()
                .filter(block -> block.path().filter("transition.lua"::equals).isPresent())
                .findFirst()
                .orElseThrow()
                .text();
    }
}
