package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that packages use only the packages and libraries that the table of docs/inside.md allows. */
class ModuleTablesTest {
    /** Packages and classes open to every row. A Path is only a name; java.nio.file.Files is restricted. */
    private static final Set<String> FOR_EVERYONE = Set.of(
            "java.io",
            "java.lang",
            "java.lang.invoke.CallSite", // lambdas and records
            "java.lang.invoke.LambdaMetafactory",
            "java.lang.invoke.MethodHandle",
            "java.lang.invoke.MethodHandles",
            "java.lang.invoke.MethodType",
            "java.lang.invoke.TypeDescriptor",
            "java.math",
            "java.net",
            "java.nio",
            "java.nio.file.InvalidPathException",
            "java.nio.file.Path",
            "java.security",
            "java.text",
            "java.time",
            "java.util",
            "org.jspecify");

    /** A small table in the format of docs/inside.md. */
    private static final ModuleTables TOY = ModuleTables.of("""
            module  package              contents        libraries
            engine  kodama.base          basic classes   –
            engine  kodama.file          folders         java.nio.file
            engine  kodama.draw          pictures        java.awt.image, java.awt.Graphics2D
            engine  kodama.draw.font     letters         java.awt

            game    kodama.loop          the frame       –
            ```
            game    kodama.attic         not in the table
            """, FOR_EVERYONE);

    @TempDir
    Path temp;

    @ParameterizedTest
    @ValueSource(strings = {"lua", "engine", "game", "desktop", "dev"})
    void everyPackageUsesOnlyHigherRowsAndItsLibraries(String module) throws IOException {
        ModuleTables modules =
                ModuleTables.of(Files.readString(SourceTree.ROOT.resolve("docs/inside.md")), FOR_EVERYONE);
        assertEquals(List.of(), modules.violations(module, SourceTree.classes(module)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lua", "engine", "game", "desktop", "dev"})
    void everyLibraryIsUsed(String module) throws IOException {
        ModuleTables modules =
                ModuleTables.of(Files.readString(SourceTree.ROOT.resolve("docs/inside.md")), FOR_EVERYONE);
        assertEquals(List.of(), modules.unusedLibraries(module, SourceTree.classes(module)));
    }

    @Test
    void packagesHaveNoCycles() {
        assertEquals(List.of(), ModuleTables.cycles(SourceTree.CLASSES));
    }

    @Test
    void aPackageMustNotUseALowerRow() throws IOException {
        assertEquals(
                List.of("kodama.base.Checks uses kodama.draw.Image, which is below it in the table"),
                planted("engine", "kodama.base.Checks", "kodama.draw.Image"));
    }

    @Test
    void aPackageMayUseItsOwnRowHigherRowsAndOtherModules() throws IOException {
        assertEquals(
                List.of(),
                planted("engine", "kodama.draw.Image", "kodama.base.Checks", "kodama.draw.Color", "java.util.List"));
        assertEquals(List.of(), planted("game", "kodama.loop.Program", "kodama.draw.Image"));
    }

    @Test
    void aSubpackageBelongsToTheRowOfItsParentUnlessItHasOne() throws IOException {
        assertEquals(List.of(), planted("engine", "kodama.draw.batch.Quad", "kodama.base.Checks"));
        assertEquals(
                List.of("kodama.draw.Image uses kodama.draw.font.Font, which is below it in the table"),
                planted("engine", "kodama.draw.Image", "kodama.draw.font.Font"));
    }

    @Test
    void aPackageWithoutARowIsReported() throws IOException {
        assertEquals(List.of("kodama.attic is not in the table of game"), planted("game", "kodama.attic.Box"));
        assertEquals(List.of("kodama.loop is not in the table of engine"), planted("engine", "kodama.loop.Program"));
    }

    @Test
    void aLibraryIsOpenOnlyToRowsThatListIt() throws IOException {
        assertEquals(List.of(), planted("engine", "kodama.draw.font.Outline", "java.awt.Font"));
        assertEquals(
                List.of(
                        "kodama.draw.Image uses java.awt.Frame, which is not among its libraries",
                        "kodama.draw.Image uses java.nio.file.Files, which is not among its libraries"),
                planted(
                        "engine",
                        "kodama.draw.Image",
                        "java.awt.image.BufferedImage",
                        "java.awt.Graphics2D",
                        "java.awt.Frame",
                        "java.nio.file.Path",
                        "java.nio.file.Files"));
    }

    @Test
    void aRowWithoutClassesIsReported() throws IOException {
        Path classes = compiled("kodama.base.Checks");
        assertEquals(
                List.of(
                        "kodama.draw is in the table but has no classes",
                        "kodama.draw.font is in the table but has no classes",
                        "kodama.file is in the table but has no classes"),
                TOY.violations("engine", classes));
    }

    @Test
    void anUnusedLibraryIsReported() throws IOException {
        Path classes = compiled("kodama.draw.Image", "java.awt.image.BufferedImage");
        assertEquals(
                List.of(
                        "kodama.draw does not use its library java.awt.Graphics2D",
                        "kodama.draw.font does not use its library java.awt",
                        "kodama.file does not use its library java.nio.file"),
                TOY.unusedLibraries("engine", classes).stream().sorted().toList());
    }

    @Test
    void aPageWithoutATableIsAnError() {
        assertThrows(IllegalArgumentException.class, () -> ModuleTables.of("module ", FOR_EVERYONE));
        assertThrows(IllegalArgumentException.class, () -> ModuleTables.of("module \nlua  kodama.lua", FOR_EVERYONE));
    }

    @Test
    void packagesThatUseEachOtherAreACycle() throws IOException {
        Path root = Files.createTempDirectory(temp, "circle");
        String first = source(root, "kodama.a.One", "kodama.b.Two field; ");
        String second = source(root, "kodama.b.Two", "kodama.a.One field; ");
        String third = source(root, "kodama.c.Three", "kodama.a.One field; ");
        Path classes = root.resolve("classes");
        compile(List.of("-d", classes.toString(), first, second, third));
        assertTrue(ModuleTables.cycles(List.of(classes)).toString().contains("kodama.a, kodama.b"));
    }

    /** Compiles a class and the classes it uses. Returns the violations, without those about empty rows. */
    private List<String> planted(String module, String user, String... used) throws IOException {
        String owner = user.substring(0, user.lastIndexOf('.'));
        return TOY.violations(module, compiled(user, used)).stream()
                .filter(sentence -> !sentence.endsWith("has no classes"))
                .filter(sentence -> sentence.startsWith(owner + " ") || sentence.startsWith(user + " "))
                .toList();
    }

    /** Compiles a class with a field of each type, and the types that are not in the JDK. Returns the output folder. */
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
        compile(arguments);
        return classes;
    }

    private static void compile(List<String> arguments) {
        assumeTrue(ToolProvider.getSystemJavaCompiler() != null, "this Java has no compiler");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    private static String source(Path root, String type, String body) throws IOException {
        int dot = type.lastIndexOf('.');
        Path file = root.resolve(type.replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        String head = "package " + type.substring(0, dot) + "; public class " + type.substring(dot + 1);
        return Files.writeString(file, head + " { " + body + "}").toString();
    }
}
