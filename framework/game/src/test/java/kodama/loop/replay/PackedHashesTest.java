package kodama.loop.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import kodama.file.GameFileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackedHashesTest {
    @TempDir
    private Path jar;

    private Map<String, Long> read(byte[] content) throws IOException {
        Files.createDirectories(jar.resolve("META-INF"));
        Files.write(jar.resolve(PackedHashes.FILE), content);
        return read();
    }

    private Map<String, Long> read() throws IOException {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            return PackedHashes.read(loader);
        }
    }

    @Test
    void thoseThatWereWrittenAreRead() throws IOException {
        Map<String, Long> hashes = Map.of("class mygame.Größe", -1L, "resource my stars.json", 0xABCL);
        assertEquals(hashes, read(PackedHashes.write(hashes)));
    }

    @Test
    void aJarWithoutThemHasNone() throws IOException {
        assertEquals(Map.of(), read());
    }

    @ParameterizedTest
    @ValueSource(strings = {"12", "xxxxxxxxxxxxxxxx class mygame.Star", "0000000000000001"})
    void theErrorNamesADamagedFile(String content) {
        GameFileException wrong = assertThrows(GameFileException.class, () -> read(content.getBytes(UTF_8)));
        assertEquals("META-INF/kodama-java: cannot be read", wrong.getMessage());
    }
}
