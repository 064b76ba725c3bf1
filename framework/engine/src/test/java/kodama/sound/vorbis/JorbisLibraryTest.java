package kodama.sound.vorbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import kodama.sound.SoundException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The decoder is a jar within the jar, and another can be used instead. */
class JorbisLibraryTest {
    @TempDir
    Path temp;

    @Test
    void theLibraryItsSourcesAndItsLicenseAreFiles() throws IOException {
        for (String file : new String[] {JorbisLibrary.JAR, "lib/jorbis-sources.jar", "lib/jorbis-license.txt"})
            try (InputStream in = JorbisLibrary.class.getClassLoader().getResourceAsStream(file)) {
                assertNotNull(in, file);
            }
    }

    @Test
    void itIsLoadedOnceAndSeparateFromKodamasClasses() {
        JorbisLibrary library = new JorbisLibrary(null);
        assertSame(library.decoders(), library.decoders());
        ClassLoader loader = library.decoders().getClass().getClassLoader();
        assertNotSame(JorbisLibrary.class.getClassLoader(), loader);
        assertNotSame(loader, new JorbisLibrary(null).decoders().getClass().getClassLoader());
    }

    @Test
    void anotherJarReplacesIt() throws IOException {
        Path jar = temp.resolve("jorbis-1.jar");
        try (InputStream own = JorbisLibrary.class.getClassLoader().getResourceAsStream(JorbisLibrary.JAR)) {
            Files.copy(own, jar);
        }
        VorbisFormat format = new VorbisFormat(new JorbisLibrary(jar.toFile()));
        assertEquals(
                11_025, format.read("song", "song.ogg", OggBytes.of("mono.ogg")).frames());
    }

    @Test
    void aReplacementThatLacksClassesIsReported() throws IOException {
        Path jar = temp.resolve("jorbis-2.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry("readme.txt"));
        }
        VorbisFormat format = new VorbisFormat(new JorbisLibrary(jar.toFile()));
        SoundException failure =
                assertThrows(SoundException.class, () -> format.read("song", "song.ogg", OggBytes.of("mono.ogg")));
        String message = String.valueOf(failure.getMessage());
        String start = "sound 'song' cannot be loaded: the decoder for Ogg Vorbis, jorbis-2.jar, is broken: ";
        assertTrue(message.startsWith(start), message);
    }

    @Test
    void aReplacementThatIsGoneIsReported() {
        JorbisLibrary library = new JorbisLibrary(temp.resolve("jorbis.jar").toFile());
        String message =
                assertThrows(IllegalArgumentException.class, library::decoders).getMessage();
        assertTrue(message.startsWith("the decoder for Ogg Vorbis, jorbis.jar, is broken: "), message);
    }
}
