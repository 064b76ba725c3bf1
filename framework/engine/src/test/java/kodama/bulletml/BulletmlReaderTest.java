package kodama.bulletml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.bulletml.BarrageCommand.Action;
import kodama.bulletml.BarrageCommand.Bullet;
import kodama.bulletml.BarrageCommand.BulletRef;
import kodama.bulletml.BarrageCommand.Fire;
import kodama.bulletml.BarrageCommand.FireRef;
import kodama.bulletml.BarrageCommand.Repeat;
import kodama.bulletml.BarrageCommand.Vanish;
import kodama.bulletml.BarrageCommand.Wait;
import kodama.data.Mutations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class BulletmlReaderTest {
    /** The usual beginning of published files. */
    private static final String HEAD = """
            <?xml version="1.0" ?>
            <!DOCTYPE bulletml SYSTEM "http://www.asahi-net.or.jp/~cs8k-cyu/bulletml/bulletml.dtd">
            <bulletml type="vertical" xmlns="http://www.asahi-net.or.jp/~cs8k-cyu/bulletml">
            """;

    /** A file with all elements. */
    static final String ALL = HEAD + """
            <action label="top">
              <repeat><times>2+$rank*3</times>
                <action>
                  <fire><direction type="sequence">23</direction><bulletRef label="seed"><param>$1*2</param></bulletRef></fire>
                  <wait>5</wait>
                </action>
                <actionRef label="rest"/>
              </repeat>
              <fireRef label="burst"><param>3</param></fireRef>
              <vanish/>
            </action>
            <action label="rest"><wait>20</wait></action>
            <bullet label="seed">
              <direction type="absolute">180</direction><speed>1.5</speed>
              <action>
                <changeDirection><direction type="aim">0</direction><term>30</term></changeDirection>
                <changeSpeed><speed type="relative">1</speed><term>10</term></changeSpeed>
              </action>
              <actionRef label="rest"/>
            </bullet>
            <fire label="burst">
              <speed type="sequence">0.1</speed>
              <bullet><action>
                <accel><horizontal>1</horizontal><vertical type="sequence">0.1</vertical><term>60</term></accel>
              </action></bullet>
            </fire>
            </bulletml>
            """;

    private static Barrage read(String text) {
        return BulletmlReader.read("a.xml", text.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads a file with these commands in its top action. */
    private static Barrage top(String commands) {
        return read("<bulletml>\n<action label='top'>\n" + commands + "\n</action></bulletml>");
    }

    private static String failure(String text) {
        return assertThrows(BulletmlException.class, () -> read(text)).getMessage();
    }

    private static void assertTopFails(String message, String commands) {
        assertEquals(
                message,
                assertThrows(BulletmlException.class, () -> top(commands)).getMessage());
    }

    private static void assertBegins(String beginning, String message) {
        assertTrue(message.startsWith(beginning), message);
    }

    @Test
    void eachElementIsRead() {
        Barrage barrage = read(ALL);
        assertEquals(List.of(), barrage.warnings());
        assertEquals(List.of("top", "rest"), List.copyOf(barrage.actions().keySet()));
        Action top = barrage.tops().get(0);
        Repeat repeat = (Repeat) top.commands().get(0);
        assertEquals(2, repeat.actions().size());
        Fire fire = (Fire) ((Action) repeat.actions().get(0)).commands().get(0);
        assertEquals(new Amount(7, Amount.Type.SEQUENCE, new BarrageExpression.Constant(23)), fire.direction());
        assertNull(fire.speed());
        assertEquals("seed", ((BulletRef) fire.ammunition()).label());
        assertEquals(
                new FireRef(12, "burst", List.of(new BarrageExpression.Constant(3))),
                top.commands().get(1));
        assertEquals(new Vanish(13), top.commands().get(2));
        Bullet seed = barrage.bullets().get("seed");
        assertEquals(2, seed.actions().size());
        assertEquals(new Amount(17, Amount.Type.ABSOLUTE, new BarrageExpression.Constant(1.5)), seed.speed());
    }

    @Test
    void directionsAreAimedAndSpeedsAreAbsoluteByDefault() {
        Fire fire = (Fire) top("<fire><direction>5</direction><speed>2</speed><bullet/></fire>")
                .tops()
                .get(0)
                .commands()
                .get(0);
        assertEquals(Amount.Type.AIM, fire.direction().type());
        assertEquals(Amount.Type.ABSOLUTE, fire.speed().type());
    }

    @Test
    void eachRootActionWhoseLabelBeginsWithTopIsPlayed() {
        Barrage barrage = read("<bulletml><action label='top1'><action label='topless'/></action>"
                + "<action label='topmove'/><action label='stop'/><action/></bulletml>");
        assertEquals(
                List.of("top1", "topmove"),
                barrage.tops().stream().map(Action::label).toList());
    }

    @Test
    void labelsMayBeAnywhereAndTheFirstOfTwoIsUsed() {
        Barrage barrage = top("<repeat><times>1</times><action label='in'><fire label='f'><bullet label='b'>"
                + "<speed>1</speed></bullet></fire></action></repeat>\n<actionRef label='in'/><fireRef label='f'/>"
                + "<fire><bulletRef label='b'/></fire><fire><bullet label='b'><speed>2</speed></bullet></fire>");
        assertEquals(List.of(), barrage.warnings());
        assertEquals(
                new BarrageExpression.Constant(1),
                barrage.bullets().get("b").speed().value());
    }

    @Test
    void anUndefinedLabelIsAWarningWithFileAndLine() {
        Barrage barrage = top("""
                <actionRef label='flower'/>
                <action label='flowers'/>
                <fire><bulletRef label='x'/></fire>
                <fireRef label='y'/>""");
        assertEquals(
                List.of(
                        "a.xml:3: there is no action with the label 'flower' (did you mean 'flowers'?)",
                        "a.xml:5: there is no bullet with the label 'x'",
                        "a.xml:6: there is no fire with the label 'y'"),
                barrage.warnings());
    }

    @Test
    void misplacedElementsAreIgnoredWithAWarning() {
        assertEquals(
                List.of("a.xml:3: <notify> is not allowed in <action> and is ignored"),
                top("<notify><eventName>x</eventName></notify>").warnings());
        assertEquals(
                List.of("a.xml:1: <wait> is not allowed in <bulletml> and is ignored"),
                read("<bulletml><wait>1</wait></bulletml>").warnings());
    }

    @Test
    void errorNamesMissingReferences() {
        assertTopFails("a.xml:3: <repeat> must have a <times>", "<repeat><action/></repeat>");
        assertTopFails(
                "a.xml:3: <repeat> must have an <action> or an <actionRef>", "<repeat><times>1</times></repeat>");
        assertTopFails("a.xml:4: <fire> must have a <bullet> or a <bulletRef>", "\n<fire><speed>1</speed></fire>");
        assertTopFails("a.xml:3: <changeSpeed> must have a <term>", "<changeSpeed><speed>1</speed></changeSpeed>");
        assertTopFails("a.xml:3: <changeDirection> must have a <direction>", "<changeDirection/>");
        assertTopFails("a.xml:3: <accel> must have a <term>", "<accel/>");
        assertTopFails("a.xml:3: <actionRef> must have a label", "<actionRef/>");
        assertTopFails("a.xml:3: <bulletRef> must have a label", "<fire><bulletRef/></fire>");
    }

    @Test
    void invalidTypesAndExpressionsAreNamed() {
        assertTopFails(
                "a.xml:3: the type of <direction> must be aim, absolute, relative or sequence but was 'hoge'",
                "<fire><direction type='hoge'>1</direction><bullet/></fire>");
        assertTopFails(
                "a.xml:3: the type of <speed> must be absolute, relative or sequence but was 'aim'",
                "<fire><speed type='aim'>1</speed><bullet/></fire>");
        assertTopFails(
                "a.xml:3: <wait>: '1+' is not an expression: expected a number, a variable or '(' but found the end",
                "<wait>1+</wait>");
    }

    @Test
    void otherFilesAreRejected() {
        assertEquals(
                "a.xml:2: this is not BulletML: its first element is <html>, not <bulletml>", failure("\n<html/>"));
        assertEquals("a.xml: it is empty", failure(""));
        assertEquals("a.xml: it is empty", failure(" \n "));
        assertEquals("a.xml: it is empty", failure("<?xml version=\"1.0\"?>\n"));
        assertBegins("a.xml:1: it is not XML (", failure("return { 1, 2 }"));
        assertBegins("a.xml:3: it is not XML (", failure("<bulletml>\n<action>\n</bulletml>"));
    }

    @Test
    void sizeAndDepthOfAFileAreLimited() {
        assertEquals("a.xml: it must have at most 1048576 bytes but has 1048577", failure(" ".repeat((1 << 20) + 1)));
        assertEquals(
                "a.xml:1: elements are nested more than 200 deep",
                failure("<bulletml>" + "<action>".repeat(10_000) + "</action>".repeat(10_000) + "</bulletml>"));
    }

    @Test
    void theDeclarationMayBeMissingOrComeLater() {
        assertFalse(read("<bulletml/>").isHorizontal());
        assertTrue(
                read("\n <?xml version='1.0'?>\n<bulletml type='horizontal'/>").isHorizontal());
        assertEquals(
                "a.xml:4: <x> is not allowed in <bulletml> and is ignored",
                read("\n\n<?xml version='1.0'?>\n<bulletml><x/></bulletml>")
                        .warnings()
                        .get(0));
        assertFalse(
                read("\uFEFF<?xml version='1.0' encoding='UTF-8'?><bulletml/>").isHorizontal());
    }

    @Test
    void aNamespacePrefixIsIgnored() {
        assertEquals(
                1,
                read("<b:bulletml xmlns:b='x'><b:action label='top'/></b:bulletml>")
                        .tops()
                        .size());
    }

    private static void assertReads(String encoding, String declared, String label) {
        String text = "<?xml version=\"1.0\" encoding=\"" + declared
                + "\"?>\n<!-- 弾幕表示 ソ -->\n<bulletml><action label=\"top" + label + "\"/></bulletml>";
        Barrage barrage = BulletmlReader.read("a.xml", text.getBytes(Charset.forName(encoding)));
        assertEquals("top" + label, barrage.tops().get(0).label());
    }

    @Test
    void theEncodingIsTheDeclaredOne() {
        assertReads("UTF-8", "UTF-8", "弾");
        assertReads("Shift_JIS", "Shift_JIS", "弾");
        assertReads("Shift_JIS", "shift_jis", "弾");
        assertReads("EUC-JP", "EUC-JP", "弾");
        assertReads("UTF-16", "UTF-16", "弾");
        assertReads("UTF-8", "Shift_JIS", "");
    }

    @Test
    void anUnknownOrWrongEncodingLeavesTagsAndNumbers() {
        assertReads("Shift_JIS", "x-klingon", "");
        assertReads("Shift_JIS", "UTF-8", "");
        assertReads("EUC-JP", "no encoding at all", "");
    }

    @Test
    void nothingOutsideOfTheFileIsEverRead() {
        assertEquals(
                List.of(),
                read("<!DOCTYPE bulletml SYSTEM 'file:///nope/bulletml.dtd' [<!ENTITY % x SYSTEM 'http://127.0.0.1:9/x'> %x;]>"
                                + "<bulletml><action label='top'><wait>1</wait></action></bulletml>")
                        .warnings());
        // an external entity is replaced by nothing, so the expression is empty
        assertBegins(
                "a.xml:",
                failure("<!DOCTYPE bulletml [<!ENTITY secret SYSTEM 'file:///etc/hostname'>]>"
                        + "<bulletml><action label='top'><wait>&secret;</wait></action></bulletml>"));
    }

    @Test
    @Timeout(20)
    void anEntityBombIsRejected() {
        StringBuilder bomb = new StringBuilder("<!DOCTYPE bulletml [<!ENTITY a0 'aaaaaaaaaa'>");
        for (int i = 1; i < 12; i++)
            bomb.append("<!ENTITY a")
                    .append(i)
                    .append(" '")
                    .append(("&a" + (i - 1) + ";").repeat(10))
                    .append("'>");
        bomb.append("]><bulletml>&a11;</bulletml>");
        assertBegins("a.xml:1: it is not XML (", failure(bomb.toString()));
        String loop = "<!DOCTYPE bulletml [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><bulletml>&a;</bulletml>";
        assertBegins("a.xml:1: it is not XML (", failure(loop));
    }

    @Test
    void anEntityOfTheFileItselfIsRead() {
        Barrage barrage = read(
                "<!DOCTYPE bulletml [<!ENTITY n '12'>]><bulletml><action label='top'><wait>&n;</wait></action></bulletml>");
        assertEquals(
                new BarrageExpression.Constant(12),
                ((Wait) barrage.tops().get(0).commands().get(0)).ticks());
    }

    @Test
    @Timeout(60)
    void aFileThatIsBrokenAnywhereIsReadOrRefused(@Seed(15) Random random) {
        int read = 0;
        List<String> others = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            byte[] content = Mutations.of(ALL, random);
            try {
                BulletmlReader.read("a.xml", content);
                read++;
            } catch (BulletmlException refused) {
                if (!String.valueOf(refused.getMessage()).matches("(?s)a\\.xml(:\\d+)?: .+"))
                    others.add(refused.getMessage());
            }
        }
        assertEquals(List.of(), others);
        assertTrue(read > 100 && read < 9_900, read + " were read");
    }
}
