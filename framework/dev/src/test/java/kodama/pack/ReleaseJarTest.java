package kodama.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.reflect.Field;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.imageio.ImageIO;
import kodama.SourceTree;
import kodama.desktop.KodamaIcon;
import kodama.file.GameFiles;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Java part of a packed game, and the jar's manifest. */
class ReleaseJarTest {
    @TempDir
    private Path temp;

    private Path game;
    private Path classes;

    @BeforeEach
    void game() throws IOException {
        game = Files.createDirectories(temp.resolve("game"));
        classes = Files.createDirectories(temp.resolve("classes"));
        write(game, "game.lua", "return { title = 'Nachtfalter ä', version = '2.0-beta', author = 'Mori' }");
    }

    private static void write(Path folder, String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void java(String name, String source) throws IOException {
        write(temp, "src/" + name + ".java", source);
        String[] arguments = {
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            classes.toString(),
            temp.resolve("src/" + name + ".java").toString()
        };
        assertEquals(
                0,
                ToolProvider.findFirst("javac")
                        .orElseGet(() -> Assumptions.abort("this Java has no javac"))
                        .run(System.out, System.err, arguments));
    }

    private ReleaseJar release(Path... java) throws IOException {
        GameConfig config = GameConfig.read(Files.readAllBytes(game.resolve("game.lua")));
        SplashPicture splash = SplashPicture.ofIcon(KodamaIcon.picture());
        return new ReleaseJar(
                new ReleaseJar.Game(config, GameFiles.folder(game), List.of(java), List.of(), true, splash));
    }

    private JarFile open(ReleaseJar release) throws IOException {
        return new JarFile(Files.write(temp.resolve("a.jar"), release.bytes(NativeFiles.ALL))
                .toFile());
    }

    private static String text(JarFile jar, String name) throws IOException {
        return new String(jar.getInputStream(jar.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void theManifestDescribesTheGame() throws IOException {
        ReleaseJar release = release();
        assertEquals("nachtfalter-a-2.0-beta.jar", release.name());
        try (JarFile jar = open(release)) {
            Manifest manifest = jar.getManifest();
            Attributes main = manifest.getMainAttributes();
            assertEquals("kodama.cli.Launcher", main.getValue(Attributes.Name.MAIN_CLASS));
            assertEquals("Nachtfalter ä", main.getValue(Attributes.Name.IMPLEMENTATION_TITLE));
            assertEquals("2.0-beta", main.getValue(Attributes.Name.IMPLEMENTATION_VERSION));
            assertEquals("Mori", main.getValue(Attributes.Name.IMPLEMENTATION_VENDOR));
            assertEquals("java.desktop/sun.awt.X11", main.getValue("Add-Opens"));
            assertEquals("ALL-UNNAMED", main.getValue("Enable-Native-Access"));
            assertEquals(SplashPicture.FILE, main.getValue("SplashScreen-Image"));
            BufferedImage splash = ImageIO.read(jar.getInputStream(jar.getEntry(SplashPicture.FILE)));
            assertEquals(KodamaIcon.picture().width() * 8, splash.getWidth());
            Attributes framework = manifest.getAttributes("kodama/cli/");
            assertEquals("kodama", framework.getValue(Attributes.Name.IMPLEMENTATION_TITLE));
            assertEquals("(not packed)", framework.getValue(Attributes.Name.IMPLEMENTATION_VERSION));
        }
    }

    @Test
    void onlyAGameWithOggFilesContainsTheirDecoderWithItsSourcesAndItsLicense() throws IOException {
        List<String> files = List.of("lib/jorbis.jar", "lib/jorbis-sources.jar", "lib/jorbis-license.txt");
        try (JarFile jar = open(release())) {
            for (String file : files) assertNull(jar.getEntry(file), file);
        }
        write(game, "sounds/music/title.ogg", "a song");
        try (JarFile jar = open(release())) {
            for (String file : files) assertNotNull(jar.getEntry(file), file);
            assertNotNull(jar.getEntry("kodama/sound/jorbis/JorbisDecoder$Factory.class"));
            assertNull(jar.getEntry("com/jcraft/jorbis/Info.class"));
        }
    }

    /** A framework with native libraries, which need not be those of Jamepad. */
    private ReleaseJar releaseWithPads(boolean hasPads) throws IOException {
        for (String name : FrameworkFiles.NATIVES) write(temp, "natives/" + name, name);
        URL[] places = {
            temp.resolve("natives").toUri().toURL(),
            SourceTree.classes("pads").toUri().toURL()
        };
        GameConfig config = GameConfig.read(Files.readAllBytes(game.resolve("game.lua")));
        SplashPicture splash = SplashPicture.ofIcon(KodamaIcon.picture());
        ReleaseJar.Game packed =
                new ReleaseJar.Game(config, GameFiles.folder(game), List.of(), List.of(), hasPads, splash);
        return new ReleaseJar(
                packed, new FrameworkFiles(new URLClassLoader(places, getClass().getClassLoader())));
    }

    @Test
    void gamepadsBySdlArePartOfAReleaseUnlessItIsPackedWithoutThem() throws IOException {
        List<String> files = new ArrayList<>(FrameworkFiles.NATIVES);
        files.addAll(List.of("kodama/pads/JamepadDriver.class", "kodama/pads/mappings.txt"));
        try (JarFile jar = open(releaseWithPads(true))) {
            for (String file : files) assertNotNull(jar.getEntry(file), file);
        }
        try (JarFile jar = open(releaseWithPads(false))) {
            for (String file : files) assertNull(jar.getEntry(file), file);
            assertNotNull(jar.getEntry("kodama/desktop/joystick/JoystickMonitor.class"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "WINDOWS, jamepad64.dll",
        "MACOS, libjamepad64.dylib libjamepadarm64.dylib",
        "LINUX, libjamepad64.so libjamepadarm64.so"
    })
    void aReleaseForASystemHasOnlyItsNativeLibraries(NativeFiles natives, String expected) throws IOException {
        byte[] bytes = releaseWithPads(true).bytes(natives);
        try (JarFile jar = new JarFile(Files.write(temp.resolve("b.jar"), bytes).toFile())) {
            List<String> found = FrameworkFiles.NATIVES.stream()
                    .filter(name -> jar.getEntry(name) != null)
                    .toList();
            assertEquals(expected, String.join(" ", found));
            assertNotNull(jar.getEntry("kodama/pads/JamepadDriver.class"));
        }
    }

    @Test
    void theLauncherCanBeReadByJava8() throws IOException {
        try (JarFile jar = open(release())) {
            byte[] launcher = jar.getInputStream(jar.getEntry("kodama/cli/Launcher.class"))
                    .readAllBytes();
            assertEquals(52, launcher[7]);
            byte[] program = jar.getInputStream(jar.getEntry("kodama/cli/PackedMain.class"))
                    .readAllBytes();
            assertEquals(61, program[7]);
        }
    }

    @Test
    void theClassesOfTheGameAreUnchanged() throws IOException {
        java("Star", """
                package mygame;
                public class Star extends kodama.script.JavaTask {
                    protected boolean update(double dt) {
                        return true;
                    }
                }
                """);
        write(classes, "mygame/names.txt", "Sirius");
        write(classes, "kodama/game/game.lua", "return { title = 'another' }");
        write(classes, "kodama/draw/font.txt", "another");
        try (JarFile jar = open(release(classes))) {
            assertArrayEquals(
                    Files.readAllBytes(classes.resolve("mygame/Star.class")),
                    jar.getInputStream(jar.getEntry("mygame/Star.class")).readAllBytes());
            assertEquals("Sirius", text(jar, "mygame/names.txt"));
            assertTrue(text(jar, "kodama/game/game.lua").contains("Nachtfalter"));
            assertFalse(text(jar, "kodama/draw/font.txt").equals("another"));
        }
    }

    @Test
    void servicesOfSeveralJarsAreMerged() throws IOException {
        Path other = temp.resolve("other");
        write(classes, "META-INF/services/mygame.Star", "mygame.Sirius\n");
        write(other, "META-INF/services/mygame.Star", "mygame.Vega");
        write(other, "META-INF/LICENSE.txt", "theirs");
        write(other, "META-INF/MANIFEST.MF", "Main-Class: theirs.Main");
        write(other, "META-INF/THEM.SF", "signed");
        write(other, "module-info.class", "theirs");
        try (JarFile jar = open(release(classes, other))) {
            assertEquals("mygame.Sirius\nmygame.Vega", text(jar, "META-INF/services/mygame.Star"));
            assertEquals("theirs", text(jar, "META-INF/licenses/other/LICENSE.txt"));
            Set<String> names = jar.stream().map(ZipEntry::getName).collect(Collectors.toSet());
            assertFalse(names.contains("META-INF/THEM.SF") || names.contains("module-info.class"));
        }
    }

    @Test
    void classesThatUseDeveloperToolsAreRejected() throws IOException {
        java("Cheat", "package mygame; public class Cheat { Object o = kodama.dev.error.ErrorScreen.class; }");
        PackException refused = assertThrows(PackException.class, () -> release(classes));
        assertEquals(
                "mygame/Cheat.class uses kodama.dev.error.ErrorScreen, which is a developer tool and not part of a release",
                refused.getMessage());
    }

    @Test
    void damagedClassesAreReported() throws IOException {
        write(classes, "mygame/Star.class", "no class");
        PackException refused = assertThrows(PackException.class, () -> release(classes));
        assertEquals("mygame/Star.class is not a readable class file (bad magic number)", refused.getMessage());
    }

    @Test
    void allFilesReadByReleasedClassesAreIncluded() throws IOException {
        try (JarFile jar = open(release())) {
            for (String module : List.of("engine", "game")) {
                Path resources = SourceTree.module(module).resolve("src/main/resources");
                try (Stream<Path> files = Files.walk(resources)) {
                    List<String> lacking = files.filter(Files::isRegularFile)
                            .map(file -> resources.relativize(file).toString().replace('\\', '/'))
                            .filter(name -> !name.startsWith("lib/") && jar.getEntry(name) == null)
                            .toList();
                    assertEquals(List.of(), lacking);
                }
            }
        }
    }

    /** Code generated at run time uses them, so that no class of a jar need name them. */
    @Test
    void allClassesUsedByTranslatedFunctionsAreIncluded() throws IOException, ReflectiveOperationException {
        try (JarFile jar = open(release())) {
            List<String> lacking = new ArrayList<>();
            for (Field each :
                    Class.forName("kodama.lua.translate.InternalNames").getDeclaredFields()) {
                each.setAccessible(true);
                String file = each.get(null) + ".class";
                boolean isThere = ClassLoader.getSystemResource(file) != null;
                if (isThere && jar.getEntry(file) == null) lacking.add(file);
            }
            assertEquals(List.of(), lacking);
        }
    }
}
