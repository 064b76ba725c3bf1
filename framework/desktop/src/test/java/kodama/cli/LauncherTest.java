package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an old Java does with a packed game: it reads one class, which tells what is lacking. */
class LauncherTest {
    @ParameterizedTest
    @CsvSource({"1.8, 8", "9, 9", "11, 11", "17, 17", "25, 25", "'', 0", "x, 0"})
    void knowsTheNumberOfAJava(String version, int feature) {
        assertEquals(feature, Launcher.featureVersion(version));
    }

    @Test
    void tellsWhatIsLackingInPlainWords() {
        assertEquals(
                "This game needs Java 17 or newer, but this is Java 8. A newer one can be had for nothing, for example"
                        + " from adoptium.net",
                Launcher.message(8));
    }

    /** Texts joined by +, lambdas, records and classes in classes are made of what Java 8 to 10 do not know. */
    @Test
    void hasNothingInItThatJava8CannotRead() {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        ToolProvider javap = ToolProvider.findFirst("javap").orElseThrow();
        assertEquals(0, javap.run(writer, writer, "-v", "-p", "-cp", "target/classes", "kodama.cli.Launcher"));
        for (String newer : new String[] {"InvokeDynamic", "NestHost", "NestMembers", "MethodHandle", "Dynamic"})
            assertFalse(out.toString().contains(newer), newer);
    }
}
