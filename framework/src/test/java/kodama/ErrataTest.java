package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kodama.cli.dev.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the documents' mistakes mean for the whole tree: lost figures, slips of the pen, builds for players. */
class ErrataTest {
    private static final Path ROOT = Path.of("..");

    @Test
    void e11_theLostFiguresAreDrawnAnew() throws IOException {
        String page = Files.readString(ROOT.resolve("ARCHITECTURE.md"));
        assertFigure(page, "Floors", "kodama.base");
        assertFigure(page, "The life of the program", "① overall init");
        assertFigure(page, "The life of a frame", "hand over");
        assertFigure(page, "The life of a frame", "draw thread, meanwhile");
        assertFigure(page, "Two lists or three", "with two lists");
        assertFigure(page, "Two lists or three", "with three lists");
    }

    private static void assertFigure(String page, String heading, String part) {
        Pattern figure = Pattern.compile(
                "#+ " + Pattern.quote(heading) + "\n(?!#)(?s:(?!\n#).)*?```text\n(?s:(?!```).)*" + Pattern.quote(part));
        assertTrue(figure.matcher(page).find(), "there is no figure with '" + part + "' under '" + heading + "'");
    }

    @Test
    void e12_theSlipsOfThePenAreNotRepeated() throws IOException {
        Pattern slips = Pattern.compile("\\b(dob" + "ule|\\d+f" + "sp)\\b");
        List<String> found = new ArrayList<>();
        for (String place : List.of("framework/src", "scripts", "docs", "ARCHITECTURE.md", "README.md")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(place))) {
                for (Path file : (Iterable<Path>) files.filter(ErrataTest::isText)::iterator) {
                    if (slips.matcher(Files.readString(file)).find()) found.add(file.toString());
                }
            }
        }
        assertEquals(List.of(), found);
    }

    private static boolean isText(Path file) {
        return file.toString().matches(".*\\.(java|lua|md)");
    }

    /** The classes of the framework, but for those that only developers need. */
    private static final class Released extends URLClassLoader {
        Released(URL classes, ClassLoader libraries) {
            super(new URL[] {classes}, libraries);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.matches("kodama\\.(dev|bench|cli\\.dev)\\..*")) throw new ClassNotFoundException(name);
            if (!name.startsWith("kodama.")) return super.loadClass(name, resolve);
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? findClass(name) : loaded;
            }
        }
    }

    @Test
    void e13_aGameIsPlayedWithoutTheClassesForDevelopers(@TempDir Path folder) throws Exception {
        Path game = Files.createDirectories(folder.resolve("game/scenes")).getParent();
        Files.writeString(game.resolve("game.lua"), "return { width = 32, height = 16 }");
        Files.writeString(game.resolve("scenes/main.lua"), "return function() wait(3) game.quit(7) end");
        URL[] jar = {folder.toUri().toURL()};
        try (Released released = new Released(classes(), Main.class.getClassLoader());
                URLClassLoader files = new URLClassLoader(jar, released)) {
            assertThrows(ClassNotFoundException.class, () -> released.loadClass("kodama.dev.ErrorScreen"));
            Class<?> packed = released.loadClass("kodama.cli.PackedGame");
            Object program =
                    packed.getConstructor(ClassLoader.class, String.class).newInstance(files, "game/");
            String[] arguments = {"--headless"};
            assertEquals(
                    7, packed.getMethod("play", String.class, String[].class).invoke(program, "moths", arguments));
        }
    }

    private static URL classes() throws MalformedURLException {
        return Path.of("target", "classes").toUri().toURL();
    }
}
