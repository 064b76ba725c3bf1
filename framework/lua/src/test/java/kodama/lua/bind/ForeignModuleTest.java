package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Modules whose classes come from another class loader, as those of a game do. */
class ForeignModuleTest {
    private static final String IMPORTS = "import kodama.lua.bind.*; ";

    @TempDir
    Path temp;

    /** Compiles a class, and makes an instance with a class loader of its own. */
    private Object made(String name, String source) throws Exception {
        compile(name, source);
        return loaded(name);
    }

    private void compile(String name, String source) throws IOException {
        Path file = temp.resolve(name.substring(name.lastIndexOf('.') + 1) + ".java");
        Files.writeString(file, source);
        List<String> arguments = List.of(
                "-proc:none", "-d", temp.toString(), "-cp", System.getProperty("java.class.path"), file.toString());
        assumeTrue(ToolProvider.getSystemJavaCompiler() != null, "this Java has no compiler");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    private Object loaded(String name) throws Exception {
        URLClassLoader loader =
                new URLClassLoader(new URL[] {temp.toUri().toURL()}, getClass().getClassLoader());
        return loader.loadClass(name).getConstructor().newInstance();
    }

    @Test
    void aPublicClassWithPackagePrivateMethodsWorks() throws Exception {
        Object dice = made("mygame.Dice", "package mygame; " + IMPORTS + """
                @LuaModule(name = "dice", doc = "Dice.")
                public final class Dice {
                    @LuaFunction(value = "best(sides: integer, times?: integer = 2) -> integer", doc = "The best.")
                    int best(int sides, int times) { return sides * times; }
                }
                """);
        assertEquals("12", ModuleFixture.with(dice).value("dice.best(6)"));
    }

    @Test
    void aClassInTheUnnamedPackageWorks() throws Exception {
        Object bell = made("Bell", IMPORTS + """
                @LuaModule(name = "bell", doc = "A bell.")
                public final class Bell {
                    @LuaFunction(value = "ring() -> string", doc = "Rings.")
                    public String ring() { return "ding"; }
                }
                """);
        assertEquals("ding", ModuleFixture.with(bell).value("bell.ring()"));
    }

    @Test
    void aReloadedClassIsADifferentClass() throws Exception {
        String source = "package mygame; " + IMPORTS + """
                @LuaModule(name = "tally", doc = "Counts.")
                public final class Tally {
                    private static int count;
                    @LuaFunction(value = "next() -> integer", doc = "Counts on.")
                    int next() { return ++count; }
                }
                """;
        Object first = made("mygame.Tally", source);
        Object again = loaded("mygame.Tally");
        assertNotSame(first.getClass(), again.getClass());
        ModuleFixture.with(first).value("tally.next()");
        assertEquals("2", ModuleFixture.with(first).value("tally.next()"));
        assertEquals("1", ModuleFixture.with(again).value("tally.next()"));
    }

    @Test
    void manyFunctionsKeepTheirSourceOrder() throws Exception {
        List<String> names = new ArrayList<>();
        IntStream.range(0, 200).forEach(i -> names.add("f" + (i * 67 % 200)));
        String methods = names.stream()
                .map(name -> "@LuaFunction(value = \"%s() -> string\", doc = \"\") String %<s() { return \"%<s\"; } "
                        .formatted(name))
                .collect(Collectors.joining());
        Object many = made(
                "mygame.Many",
                "package mygame; " + IMPORTS
                        + "@LuaModule(name = \"many\", doc = \"\") public class Many { static final double D = 1e300;"
                        + " static final long L = 1L << 40; static double of(long l) { return D * l / L; } "
                        + methods + "}");
        List<String> described = ModuleDoc.of(many.getClass()).functions().stream()
                .map(each -> each.signature().name())
                .toList();
        assertEquals(names, described);
        assertEquals("f199", ModuleFixture.with(many).value("many.f199()"));
    }

    @Test
    void aBridgeMethodIsNotASecondFunction() throws Exception {
        Object generic = made("mygame.Generic", "package mygame; " + IMPORTS + """
                @LuaModule(name = "generic", doc = "Has a bridge.")
                public final class Generic implements java.util.function.Supplier<String> {
                    @LuaFunction(value = "get() -> string", doc = "Gives a text.")
                    public String get() { return "got"; }
                }
                """);
        assertTrue(generic.getClass().getDeclaredMethods().length > 1);
        assertEquals("got", ModuleFixture.with(generic).value("generic.get()"));
    }
}
