package kodama.dev.portal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.file.GameFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneScannerTest {
    @TempDir
    private Path folder;

    private void file(String path, String content) throws IOException {
        Files.createDirectories(folder.resolve(path).getParent());
        Files.writeString(folder.resolve(path), content);
    }

    private List<String> marks(String script) throws IOException {
        file("scenes/stage.lua", script);
        return SceneScanner.scan(GameFiles.folder(folder)).get(0).marks();
    }

    @Test
    void scenesAreSortedByNameIncludingFolders() throws IOException {
        file("scenes/title.lua", "");
        file("scenes/one/stage.lua", "");
        file("other.lua", "");
        assertEquals(
                List.of(
                        new SceneScanner.Scene("scenes/one/stage.lua", "one/stage", List.of(), false, false),
                        new SceneScanner.Scene("scenes/title.lua", "title", List.of(), false, false)),
                SceneScanner.scan(GameFiles.folder(folder)));
    }

    @Test
    void marksAreInTextOrderWithoutDuplicates() throws IOException {
        assertEquals(
                List.of("start", "boss 2", "end"),
                marks("scene.mark \"start\" scene.mark('boss 2')\nscene . mark ( 'end' ) scene.mark 'start'"));
    }

    @Test
    void commentsAndStringsAreNotMarks() throws IOException {
        assertEquals(List.of("real"), marks("""
                        -- scene.mark "a"
                        --[[ scene.mark "b"
                        scene.mark "c" ]] --[==[ ]] scene.mark "d" ]==]
                        local text = "scene.mark 'e'" .. 'scene.mark "f"' .. [[ scene.mark "g" ]]
                        my.scene.mark "h" scene.mark(name)
                        scene.mark "real"
                        """));
    }

    @Test
    void marksOfRequiredFilesAreInPlace() throws IOException {
        file("waves.lua", "scene.mark 'moths' require 'boss.last'");
        file("boss/last.lua", "require 'waves' scene.mark 'boss'");
        assertEquals(
                List.of("before", "moths", "boss", "after"),
                marks(
                        "scene.mark 'before' local w = require('waves') require '../evil' require 'gone' scene.mark 'after'"));
    }
}
