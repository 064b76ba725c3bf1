package kodama.dev.portal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import kodama.file.GameFiles;
import kodama.request.FirstScene;
import kodama.script.config.PortalFile;
import org.junit.jupiter.api.Test;

/** The demo's portal names only existing scenes, marks and saves. */
class DemoPortalTest {
    private final GameFiles files = GameFiles.folder(Path.of("..", "..", "scripts", "demo"));
    private final List<SceneScanner.Scene> scenes = SceneScanner.scan(files);

    @Test
    void scenesMarksSavesAndCommandsExist() {
        PortalFile portal = PortalFile.read("portal.lua", files);
        assertEquals(List.of(), portal.problems());
        assertFalse(portal.entries().isEmpty());
        for (PortalFile.Entry each : portal.entries()) check(each.title(), each.first());
    }

    private void check(String title, FirstScene first) {
        List<String> marks = scenes.stream()
                .filter(scene -> scene.name().equals(first.scene()))
                .findFirst()
                .orElseThrow()
                .marks();
        assertTrue(first.mark().isEmpty() || marks.contains(first.mark()), title + ": " + marks);
        assertTrue(first.save().isEmpty() || files.exists("saves/" + first.save() + ".lua"), title);
        String commands = new String(files.read("commands.lua"), StandardCharsets.UTF_8);
        first.commands().forEach(command -> assertTrue(commands.contains('"' + command.name() + '"'), title));
    }
}
