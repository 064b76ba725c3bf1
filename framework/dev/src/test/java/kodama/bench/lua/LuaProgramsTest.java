package kodama.bench.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LuaProgramsTest {
    @Test
    void eachProgramOfTheFolderIsMeasured() throws IOException {
        Set<String> named = LuaPrograms.all(true).stream()
                .map(program -> LuaPrograms.name(program) + ".lua")
                .collect(Collectors.toSet());
        try (Stream<Path> files = Files.list(Path.of("..", "..", "scripts", "bench", "lua"))) {
            assertEquals(files.map(each -> each.getFileName().toString()).collect(Collectors.toSet()), named);
        }
    }

    @Test
    void programsAreFilesUntilTheyAreClosed() {
        List<String> words;
        try (LuaPrograms programs = LuaPrograms.copied()) {
            words = programs.words(0.5, 3, List.of("fib", "resume=1000"));
            assertTrue(Files.exists(Path.of(words.get(0))) && Files.exists(Path.of(words.get(3))), words::toString);
        }
        assertEquals(List.of("0.5", "3"), words.subList(1, 3));
        assertTrue(words.get(4).endsWith("resume.lua=1000"), words::toString);
        assertFalse(Files.exists(Path.of(words.get(0)).getParent()));
    }
}
