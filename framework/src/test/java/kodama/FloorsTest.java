package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The architecture: a package uses only lower floors, and each foreign library has its doors. */
class FloorsTest {
    /** The table of ARCHITECTURE.md: floor, package, and what it may use that not everyone may. */
    private static final Floors FLOORS = Floors.of(
            """
            0  kodama.base
            0  kodama.time                 kodama.base
            0  kodama.lua.classfile        for:kodama.lua
            0  kodama.lua.error            org.luaj  for:kodama.lua
            0  kodama.lua.compile          org.luaj  for:kodama.lua
            1  kodama.profile              com.sun.management
            1  kodama.request
            1  kodama.job
            1  kodama.path
            1  kodama.file                 java.nio.file
            1  kodama.lua.translate        org.luaj  for:kodama.lua
            1  kodama.lua.text             org.luaj  for:kodama.lua
            1  kodama.task.arena
            2  kodama.task
            2  kodama.input
            2  kodama.resource
            2  kodama.lua.value            org.luaj  for:kodama.lua
            2  kodama.lua.stream           org.luaj  kodama.lua.value  for:kodama.lua
            3  kodama.task.dump
            3  kodama.draw                 java.awt.image  java.awt.Graphics2D
            3  kodama.sound
            3  kodama.lua                  org.luaj
            4  kodama.lua.library.string   org.luaj  for:kodama.lua.library
            4  kodama.lua.library.module   org.luaj  for:kodama.lua.library
            4  kodama.lua.library.debug    org.luaj  for:kodama.lua.library
            4  kodama.lua.library.system   org.luaj  kodama.lua.library.debug  for:kodama.lua.library
            4  kodama.lua.library          org.luaj  kodama.lua.library
            4  kodama.shot
            4  kodama.scene
            4  kodama.replay
            5  kodama.lua.bench            org.luaj
            5  kodama.script               org.luaj
            6  kodama.loop
            7  kodama.dev                  java.awt  javax.swing
            7  kodama.desktop              java.awt  javax.swing  javax.sound
            7  kodama.bench
            8  kodama.cli                  picocli  java.nio.file
            """,
            // a Path is only a name; java.nio.file.Files is the door
            "java.io java.lang java.math java.net java.nio java.nio.file.Path java.security java.text java.time"
                    + " java.util org.jspecify");

    @TempDir
    Path temp;

    @Test
    void everyPackageUsesOnlyLowerFloorsAndItsOwnDoors() {
        Path classes = Path.of("target", "classes");
        assertTrue(Files.isDirectory(classes), "nothing is compiled in " + classes.toAbsolutePath());
        assertEquals(List.of(), FLOORS.violations(classes));
    }

    @Test
    void aHigherFloorIsOutOfReach() throws IOException {
        assertEquals(
                List.of("kodama.time.Clock (floor 0) uses kodama.loop.Program (floor 6)"),
                planted("kodama.time.Clock", "kodama.loop.Program"));
    }

    @Test
    void aNeighbourOnTheSameFloorIsOutOfReach() throws IOException {
        assertEquals(
                List.of("kodama.lua.Machine (floor 3) uses kodama.draw.Image (floor 3)"),
                planted("kodama.lua.Machine", "kodama.draw.Image"));
    }

    @Test
    void aNeighbourMayBeNamedAsADoor() throws IOException {
        assertEquals(List.of(), planted("kodama.time.Clock", "kodama.base.Checks"));
    }

    @Test
    void anInnerRoomIsForItsHouseAlone() throws IOException {
        assertEquals(
                List.of("kodama.script.Task uses kodama.lua.value.Table, which is an inner room"),
                planted("kodama.script.Task", "kodama.lua.value.Table"));
        assertEquals(List.of(), planted("kodama.lua.Machine", "kodama.lua.value.Table"));
        assertEquals(
                List.of("kodama.lua.bench.Bench uses kodama.lua.library.string.Lib, which is an inner room"),
                planted("kodama.lua.bench.Bench", "kodama.lua.library.string.Lib"));
    }

    @Test
    void aLowerFloorIsFine() throws IOException {
        assertEquals(List.of(), planted("kodama.loop.Program", "kodama.time.Clock", "java.util.List"));
    }

    @Test
    void aPackageThatIsNotInTheTableIsNamed() throws IOException {
        assertEquals(
                List.of(
                        "kodama.attic.Box is on no floor",
                        "kodama.cli.Main uses kodama.attic.Box, which is on no floor"),
                planted("kodama.cli.Main", "kodama.attic.Box"));
    }

    @Test
    void aForeignLibraryEntersByItsDoorsOnly() throws IOException {
        assertEquals(List.of(), planted("kodama.lua.Machine", "org.luaj.vm2.LuaValue"));
        assertEquals(
                List.of("kodama.task.Task uses org.luaj.vm2.LuaValue, which is not its door"),
                planted("kodama.task.Task", "org.luaj.vm2.LuaValue"));
        assertEquals(
                List.of("kodama.cli.Main uses net.elsewhere.Thing, which is not its door"),
                planted("kodama.cli.Main", "net.elsewhere.Thing"));
    }

    @Test
    void aDoorMayBeAsNarrowAsOneClass() throws IOException {
        assertEquals(
                List.of(
                        "kodama.draw.Image uses java.awt.Frame, which is not its door",
                        "kodama.draw.Image uses java.nio.file.Files, which is not its door"),
                planted(
                        "kodama.draw.Image",
                        "java.awt.image.BufferedImage",
                        "java.awt.Graphics2D",
                        "java.awt.Frame",
                        "java.nio.file.Path",
                        "java.nio.file.Files"));
    }

    /** Compiles a class with a field of each type, makes the types that are not the JDK's, and checks the classes. */
    private List<String> planted(String user, String... used) throws IOException {
        Path root = Files.createTempDirectory(temp, "planted");
        List<String> arguments =
                new ArrayList<>(List.of("-d", root.resolve("classes").toString()));
        StringBuilder fields = new StringBuilder();
        for (String type : used) {
            fields.append("%s field%d; ".formatted(type, fields.length()));
            if (!type.startsWith("java.")) arguments.add(source(root, type, ""));
        }
        arguments.add(source(root, user, fields.toString()));
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
        return FLOORS.violations(root.resolve("classes"));
    }

    private static String source(Path root, String type, String body) throws IOException {
        int dot = type.lastIndexOf('.');
        Path file = root.resolve(type.replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        String head = "package " + type.substring(0, dot) + "; public class " + type.substring(dot + 1);
        return Files.writeString(file, head + " { " + body + "}").toString();
    }
}
