package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An old Java that starts a packed game loads one class, which prints what is missing. */
class LauncherTest {
    @ParameterizedTest
    @CsvSource({"1.8, 8", "9, 9", "11, 11", "17, 17", "25, 25", "'', 0", "x, 0"})
    void parsesTheVersionOfJava(String version, int feature) {
        assertEquals(feature, Launcher.featureVersion(version));
    }

    @Test
    void reportsAnOldJavaInPlainWords() {
        assertEquals(
                "This game needs Java 17 or newer, but this is Java 8. A newer version is free, for example"
                        + " from adoptium.net",
                Launcher.message(8));
    }

    /** String concatenation by +, lambdas, records and nested classes use class file features newer than Java 8. */
    @Test
    void containsNothingThatJava8CannotRead() {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        Optional<ToolProvider> javap = ToolProvider.findFirst("javap");
        assumeTrue(javap.isPresent(), "this Java has no javap");
        assertEquals(0, javap.get().run(writer, writer, "-v", "-p", "-cp", "target/classes", "kodama.cli.Launcher"));
        for (String newer : new String[] {"InvokeDynamic", "NestHost", "NestMembers", "MethodHandle", "Dynamic"})
            assertFalse(out.toString().contains(newer), newer);
    }
}
