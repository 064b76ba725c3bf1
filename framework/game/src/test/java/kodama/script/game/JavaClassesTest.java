package kodama.script.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.file.InMemoryClasses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaClassesTest {
    @TempDir
    private Path folder;

    private String refused(String name) throws IOException {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {InMemoryClasses.copy(folder)})) {
            JavaClasses classes = new JavaClasses(loader, List.of("classes"), file -> false);
            return assertThrows(JavaClassException.class, () -> classes.find(name))
                    .getMessage();
        }
    }

    @Test
    void aMissingClassAsksWhetherItIsBuilt() throws IOException {
        assertEquals(
                "there is no Java class 'mygame.Moon' in the game's 'java' folders and jars [classes]; is it built?",
                refused("mygame.Moon"));
    }

    @Test
    void anIncompleteClassIsNotReportedAsMissing() throws IOException {
        Files.createDirectories(folder.resolve("mygame"));
        Files.write(folder.resolve("mygame/Moon.class"), new byte[] {1, 2, 3});
        assertEquals(
                "Java class 'mygame.Moon' cannot be loaded: java.lang.ClassFormatError: Truncated class file",
                refused("mygame.Moon"));
    }

    @Test
    void aMissingClassWithASourceFileIsNotCompiled() {
        JavaClasses classes =
                new JavaClasses(getClass().getClassLoader(), List.of("classes"), "java/mygame/Moon.java"::equals);
        assertEquals(
                "there is no Java class 'mygame.Moon': java/mygame/Moon.java exists but is not compiled",
                assertThrows(JavaClassException.class, () -> classes.find("mygame.Moon"))
                        .getMessage());
        assertEquals(
                "there is no Java class 'mygame.Sun' in the game's 'java' folders and jars [classes]; is it built?",
                assertThrows(JavaClassException.class, () -> classes.find("mygame.Sun"))
                        .getMessage());
    }

    /** Java reserves this package for itself. */
    @Test
    void aClassInAPackageOfJavaCannotBeLoaded() throws IOException {
        Files.createDirectories(folder.resolve("java/evil"));
        Files.write(folder.resolve("java/evil/Moon.class"), new byte[] {1, 2, 3});
        assertEquals(
                "Java class 'java.evil.Moon' cannot be loaded: "
                        + "java.lang.SecurityException: Prohibited package name: java.evil",
                refused("java.evil.Moon"));
    }

    @Test
    void aConstructorWithAMissingParameterTypeIsAnError() throws IOException {
        Path sources = Files.createDirectories(folder.resolve("java/mygame"));
        Files.writeString(sources.resolve("Sun.java"), "package mygame;\npublic class Sun {}");
        Files.writeString(
                sources.resolve("Moon.java"),
                "package mygame;\npublic class Moon { public Moon() {} public Moon(Sun sun) {} }");
        CompiledSources.of(folder);
        Files.delete(folder.resolve("classes/mygame/Sun.class"));
        try (URLClassLoader loader = new URLClassLoader(new URL[] {InMemoryClasses.copy(folder.resolve("classes"))})) {
            JavaClasses classes = new JavaClasses(loader, List.of("classes"), file -> false);
            assertEquals(
                    "Java class 'mygame.Moon' cannot be loaded: java.lang.NoClassDefFoundError: mygame/Sun",
                    assertThrows(JavaClassException.class, () -> classes.check("mygame.Moon", Object.class))
                            .getMessage());
        }
    }

    private String notMade(String body) throws IOException {
        Path source = Files.createDirectories(folder.resolve("java/mygame")).resolve("Moon.java");
        Files.writeString(source, "package mygame;\npublic class Moon {\n" + body + "\n}");
        CompiledSources.of(folder);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {InMemoryClasses.copy(folder.resolve("classes"))})) {
            JavaClasses classes = new JavaClasses(loader, List.of("classes"), file -> false);
            return assertThrows(
                            JavaClassException.class, () -> classes.newInstance("mygame.Moon", Object.class, List.of()))
                    .getMessage();
        }
    }

    @Test
    void anErrorInAConstructorHasItsCauseAndLine() throws IOException {
        String start = "class 'mygame.Moon' could not be created: java.lang.";
        assertEquals(
                start + "IllegalStateException: no moon (Moon.java:3)",
                notMade("public Moon() { throw new IllegalStateException(\"no moon\"); }"));
        assertEquals(
                start + "NumberFormatException: For input string: \"x\" (Moon.java:4)",
                notMade("\nstatic int size = Integer.parseInt(\"x\");"));
    }
}
