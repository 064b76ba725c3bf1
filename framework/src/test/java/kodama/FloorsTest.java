package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The architecture: a package uses only lower floors, and each foreign library has its doors. */
class FloorsTest {
    /** A Path is only a name; java.nio.file.Files is the door. */
    private static final Set<String> FOR_EVERYONE = Set.of(
            "java.io",
            "java.lang",
            "java.math",
            "java.net",
            "java.nio",
            "java.nio.file.Path",
            "java.nio.file.InvalidPathException",
            "java.security",
            "java.text",
            "java.time",
            "java.util",
            "org.jspecify");

    /** Such a table as ARCHITECTURE.md has. */
    private static final Floors TOY = Floors.of("""
            floor package              owns            may also use
             0    kodama.base          what all need   –
             0    kodama.time          clocks          kodama.base
             0    kodama.lua.value*    tables          org.luaj
             1    kodama.file          folders         java.nio.file
             2    kodama.draw          pictures        java.awt.image, java.awt.Graphics2D
             2    kodama.lua           the machine     org.luaj
             3    kodama.loop          the frame       –
             4    kodama.bench.lua     what Lua costs  org.luaj
            ```
             5    kodama.attic         is not of the table
            """, FOR_EVERYONE);

    @TempDir
    Path temp;

    @Test
    void everyPackageUsesOnlyLowerFloorsAndItsOwnDoors() throws IOException {
        Floors floors = Floors.of(Files.readString(Path.of("..", "ARCHITECTURE.md")), FOR_EVERYONE);
        assertEquals(List.of(), floors.violations(Path.of("target", "classes")));
    }

    @Test
    void aHigherFloorIsOutOfReach() throws IOException {
        assertEquals(
                List.of("kodama.time.Clock (floor 0) uses kodama.loop.Program (floor 3)"),
                planted("kodama.time.Clock", "kodama.loop.Program"));
    }

    @Test
    void aNeighborOnTheSameFloorIsOutOfReach() throws IOException {
        assertEquals(
                List.of("kodama.lua.Machine (floor 2) uses kodama.draw.Image (floor 2)"),
                planted("kodama.lua.Machine", "kodama.draw.Image"));
    }

    @Test
    void aNeighborMayBeNamedAsADoor() throws IOException {
        assertEquals(List.of(), planted("kodama.time.Clock", "kodama.base.Checks"));
    }

    @Test
    void anInnerRoomIsForItsHouseAlone() throws IOException {
        assertEquals(List.of(), planted("kodama.lua.Machine", "kodama.lua.value.Table"));
        assertEquals(
                List.of("kodama.bench.lua.Bench uses kodama.lua.value.Table, which is an inner room"),
                planted("kodama.bench.lua.Bench", "kodama.lua.value.Table"));
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
                        "kodama.loop.Program uses kodama.attic.Box, which is on no floor"),
                planted("kodama.loop.Program", "kodama.attic.Box"));
    }

    @Test
    void aForeignLibraryEntersByItsDoorsOnly() throws IOException {
        assertEquals(List.of(), planted("kodama.lua.Machine", "org.luaj.vm2.LuaValue"));
        assertEquals(
                List.of("kodama.loop.Program uses org.luaj.vm2.LuaValue, which is not its door"),
                planted("kodama.loop.Program", "org.luaj.vm2.LuaValue"));
        assertEquals(
                List.of("kodama.loop.Program uses net.elsewhere.Thing, which is not its door"),
                planted("kodama.loop.Program", "net.elsewhere.Thing"));
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

    @Test
    void aRowWithoutClassesIsNamed() throws IOException {
        Path classes = compiled("kodama.base.Checks");
        assertEquals(
                List.of("kodama.time is in the table, but has no classes"),
                Floors.of("floor package \n0  kodama.base  a  –\n0  kodama.time  b  –", FOR_EVERYONE)
                        .violations(classes));
    }

    @Test
    void aPageWithoutATableIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Floors.of("floor package ", FOR_EVERYONE));
        assertThrows(IllegalArgumentException.class, () -> Floors.of("floor package \n0  kodama.base", FOR_EVERYONE));
    }

    /** Compiles a class that uses others and those others; what is wrong, but for rows without classes. */
    private List<String> planted(String user, String... used) throws IOException {
        return TOY.violations(compiled(user, used)).stream()
                .filter(sentence -> !sentence.endsWith("has no classes"))
                .toList();
    }

    /** Compiles a class with a field of each type, and the types that are not the JDK's; returns the folder of classes. */
    private Path compiled(String user, String... used) throws IOException {
        Path root = Files.createTempDirectory(temp, "planted");
        Path classes = root.resolve("classes");
        List<String> arguments = new ArrayList<>(List.of("-d", classes.toString()));
        StringBuilder fields = new StringBuilder();
        for (String type : used) {
            fields.append("%s field%d; ".formatted(type, fields.length()));
            if (!type.startsWith("java.")) arguments.add(source(root, type, ""));
        }
        arguments.add(source(root, user, fields.toString()));
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
        return classes;
    }

    private static String source(Path root, String type, String body) throws IOException {
        int dot = type.lastIndexOf('.');
        Path file = root.resolve(type.replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        String head = "package " + type.substring(0, dot) + "; public class " + type.substring(dot + 1);
        return Files.writeString(file, head + " { " + body + "}").toString();
    }
}
