package kodama.bulletml.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.bulletml.BulletmlReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** shot/bulletml_convert_spec.lua tests that the converted module plays the same as the file. */
class BarrageConverterTest {
    private static final Path BOTH = Path.of("src/test/lua/patterns/both");

    private static String converted(String content) {
        String text = "<bulletml>" + content + "</bulletml>";
        return BarrageConverter.convert(BulletmlReader.read("a.xml", text.getBytes(StandardCharsets.UTF_8)), "a");
    }

    private static void assertWrites(String lua, String commands) {
        String whole = converted("<action label='top'>" + commands + "</action>");
        assertTrue(whole.contains("\n  " + lua + "\n"), whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"arms", "wander", "forever"})
    void theComparedFilesAreUpToDate(String name) throws IOException {
        byte[] content = Files.readAllBytes(BOTH.resolve(name + ".xml"));
        assertEquals(
                Files.readString(BOTH.resolve(name + ".lua")),
                BarrageConverter.convert(BulletmlReader.read(name + ".xml", content), name));
    }

    @ParameterizedTest
    @CsvSource({
        "1+2*$1, 1 + 2 * p1",
        "(1+$1)*2, (1 + p1) * 2",
        "$1-(2-$2), p1 - (2 - p2)",
        "$1-2-$2, p1 - 2 - p2",
        "$1/(2*$2), p1 / (2 * p2)",
        "-$1, -p1",
        "-(-$1), -(-p1)",
        "--$1, -(-p1)",
        "$1--2, p1 - -2",
        "2*-$1, 2 * -p1",
        "-($1+1), -(p1 + 1)",
        "$1%4*2, 'math.fmod(p1, 4) * 2'",
        "$rand*$rank, math.random() * gunner.rank",
        ".5+$1, 0.5 + p1",
        "1/0, 0",
        "0.00001*$1, 0.000010 * p1",
    })
    void expressionsKeepTheirMeaning(String expression, String lua) {
        assertWrites("gunner:wait(" + lua + ")", "<wait>" + expression + "</wait>");
    }

    @Test
    void labelsKeepTheirNames() {
        String lua = converted("<action label='top'><actionRef label='homing laser'/><actionRef label='end'/>"
                + "<actionRef label='a\\&quot;b'/><actionRef label='easy'/><wait>1</wait></action><action label='homing laser'/>"
                + "<action label='end'/><action label='a\\&quot;b'/><action label='easy'/>");
        assertTrue(lua.contains("actions[\"homing laser\"] = function(_)"), lua);
        assertTrue(lua.contains("actions[\"end\"](gunner)"), lua);
        assertTrue(lua.contains("actions[\"a\\\\\\\"b\"](gunner)"), lua);
        assertTrue(lua.contains("function actions.easy(_)"), lua);
    }

    @Test
    void allTopActionsWithTheSameLabelArePlayed() {
        String lua = converted("<action label='top'><wait>1</wait></action><action label='top_2'/>"
                + "<action label='top'><wait>$1</wait></action><action label='top'><wait>$1</wait></action>");
        assertTrue(lua.contains("function actions.top(gunner)\n  gunner:wait(1)\n"), lua);
        assertTrue(lua.contains("function actions.top_3(gunner, p1)\n  p1 = p1 or 0\n  gunner:wait(p1)\n"), lua);
        assertTrue(lua.endsWith("pattern { actions.top, actions.top_2, actions.top_3, actions.top_4 }\n"), lua);
    }

    @Test
    void aTopActionWhoseLabelIsUsedDeeperBeforeItIsPlayedToo() {
        String lua = converted("<action label='a'><action label='top'><wait>1</wait></action></action>"
                + "<action label='top'><wait>2</wait></action>");
        assertTrue(lua.contains("function actions.top_2(gunner)\n  gunner:wait(2)\n"), lua);
        assertTrue(lua.endsWith("pattern { actions.top_2 }\n"), lua);
    }

    @Test
    void anUndefinedLabelBecomesAComment() {
        String lua = converted("<action label='top'><actionRef label='x'/></action>");
        assertTrue(lua.contains("-- a.xml:1: there is no action with the label 'x'"), lua);
        assertTrue(lua.contains("  -- actions has no \"x\"\n"), lua);
    }

    @Test
    void aCallPassesExactlyTheArgumentsThatAreRead() {
        String lua =
                converted("<action label='top'><actionRef label='x'><param>7</param></actionRef><wait>1</wait></action>"
                        + "<action label='x'><wait>$2</wait></action><action label='y'/>");
        assertTrue(lua.contains("  actions.x(gunner, 7, 0)\n"), lua);
    }
}
