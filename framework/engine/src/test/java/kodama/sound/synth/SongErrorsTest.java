package kodama.sound.synth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import kodama.sound.SoundException;
import org.junit.jupiter.api.Test;

/** Error messages for invalid songs, with line and column. */
class SongErrorsTest {
    private static void assertWrong(String message, String text) {
        SoundException failure = assertThrows(SoundException.class, () -> Song.of("song", text), text);
        assertEquals("song:" + message, failure.getMessage());
    }

    @Test
    void unknownCommands() {
        assertWrong("1:3: there is no command 'x'", "c x d");
        assertWrong("3:2: there is no command 'y'", "c\nd\n\ty");
        assertWrong("1:1: there is no command 'C'; notes and most commands are small letters", "CDE");
        assertWrong("1:2: there is no command U+0000", "c\0c");
        assertWrong("1:2: there is no command ','", "c,d");
        assertWrong("1:1: no directive '#title x'; the only one is '#octave reverse'", "#title x\nc");
    }

    @Test
    void aFullWidthCharacterIsReportedWithThePlainOne() {
        assertWrong("1:3: there is no command 'ｄ'; it is a full-width letter, write 'd'", "c ｄ");
    }

    @Test
    void filesAreReportedByTheirPathInTheGame() {
        assertBroken("sounds/stage.mml:1:3: there is no command 'x'", "c x".getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aByteOrderMarkIsSkippedAndOtherEncodingsAreErrors() {
        byte[] marked = "\uFEFFcde".getBytes(StandardCharsets.UTF_8);
        assertEquals(
                1.5, new MmlFormat().read("stage", "stage.mml", marked).loop().end() / 44_100.0);
        assertBroken("sounds/stage.mml: it is UTF-16; save it as UTF-8", "cde".getBytes(StandardCharsets.UTF_16));
    }

    private static void assertBroken(String message, byte[] file) {
        SoundException failure =
                assertThrows(SoundException.class, () -> new MmlFormat().read("stage", "sounds/stage.mml", file));
        assertEquals(message, failure.getMessage());
    }

    @Test
    void numbersOutOfTheirRange() {
        assertWrong("1:2: o must be between 0 and 8 but was 9", "o9");
        assertWrong("1:2: v must be between 0 and 15 but was 16", "v16");
        assertWrong("1:2: t must be between 20 and 400 but was 19", "t19");
        assertWrong("1:2: t must be between 20 and 400 but was 999999999", "t99999999999999");
        assertWrong("1:2: q must be between 1 and 8 but was 0", "q0");
        assertWrong("1:3: @q must be between 0 and 192 but was 193", "@q193");
        assertWrong("1:2: p must be between 0 and 127 but was 128", "p128");
        assertWrong("1:2: @ must be between 0 and 8 but was 9", "@9");
        assertWrong("1:2: D must be between -1200 and 1200 but was -1201", "D-1201");
        assertWrong("1:2: K must be between -24 and 24 but was 25", "K+25");
        assertWrong("1:2: S must be between -1200 and 1200 but was 1201", "S1201");
        assertWrong("1:2: M must be between 0 and 1200 but was 1201", "M1201");
        assertWrong("1:5: the speed of M must be between 1 and 30 but was 31", "M10,31");
        assertWrong("1:7: the delay of M must be between 0 and 600 but was 601", "M10,5,601");
        assertWrong("1:1: n must be between 0 and 127 but was 128", "n128");
        assertWrong("1:4: the number of a note must be between 0 and 127 but was 128", "o8 b+++++++++");
        assertWrong("1:7: the number of a note must be between 0 and 127 but was -1", "K-13o0c");
    }

    @Test
    void octaveAndVolumeBeyondTheirEnds() {
        assertWrong("1:4: o must be between 0 and 8 but was 9", "o8 >");
        assertWrong("1:4: o must be between 0 and 8 but was -1", "o0 <");
        assertWrong("1:5: v must be between 0 and 15 but was 16", "v15 )");
        assertWrong("1:5: o must be between 0 and 8 but was 9", "o8 c_>c");
    }

    @Test
    void missingNumbers() {
        assertWrong("1:2: a number must follow 't'", "t");
        assertWrong("1:2: a number must follow 't'", "t c");
        assertWrong("1:3: a number must follow 'D'", "cDd");
        assertWrong("1:2: a number must follow '@'", "@x");
        assertWrong("1:2: a number must follow 'n'", "nn");
        assertWrong("1:1: a number must follow 'l'", "l c");
        assertWrong("1:4: a number must follow ','", "M5,c");
        assertWrong("1:3: a number must follow '%'", "c%c");
    }

    @Test
    void lengths() {
        assertWrong("1:2: length must be between 1 and 192 but was 0", "c0");
        assertWrong("1:2: length must be between 1 and 192 but was 193", "c193");
        assertWrong("1:4: length must be between 1 and 192 but was 500", "c4^500");
        assertWrong("1:2: length must be between 1 and 12288 but was 12289", "l%12289");
        assertWrong("1:2: a length must have at most 4 dots but has 5", "c.....");
        assertWrong("1:3: '^' must follow a note or a rest", "v5^4");
        assertWrong(
                "1:36: the note lengths up to here have no common denominator",
                "c191 c181 c179 c173 c167 c163 c157 c151 c149 c139 c137 c131 c127");
    }

    @Test
    void loops() {
        assertWrong("2:2: '[' is not closed by ']'", "c\n [cde");
        assertWrong("1:3: ']' has no matching '['", "c ]2");
        assertWrong("1:3: '|' must be inside a loop", "c | d");
        assertWrong("1:6: a loop must have at most one '|'", "[c|d |e]");
        assertWrong("1:5: the repeat count of a loop must be between 1 and 99 but was 100", "[cd]100");
        assertWrong("1:5: the repeat count of a loop must be between 1 and 99 but was 0", "[cd]0");
        assertWrong("1:9: loops are nested more than 8 deep", "[[[[[[[[[c]]]]]]]]]");
    }

    @Test
    void loopPoints() {
        assertWrong("1:5: a part must have at most one 'L'", "L c L d");
        assertWrong("1:2: 'L' must not be inside a loop", "[L c]");
        assertWrong("1:3: nothing follows this 'L'", "c L");
        assertWrong("1:3: nothing follows this 'L'", "c L v5");
    }

    @Test
    void tiesAndSlides() {
        assertWrong("1:2: a note must follow this '&'", "c&");
        assertWrong("1:2: a note must follow this '&'", "c& r");
        assertWrong("1:2: a note must follow this '&'", "c& L d");
        assertWrong("1:1: '&' must follow a note", "& c");
        assertWrong("1:3: '&' must follow a note", "cr& c");
        assertWrong("1:2: '_' must be followed by the note to slide to: c_e4", "c_");
        assertWrong("1:2: '_' must be followed by the note to slide to: c_e4", "c_4");
        assertWrong("1:3: '_' must directly follow a note without a length: c_e4", "c4_e4");
    }

    @Test
    void macros() {
        assertWrong("1:3: '$x' is not defined: $x = { ... }", "c $x");
        assertWrong("1:3: a name must follow '$'", "c $ c");
        assertWrong("1:8: '$x' plays itself", "$x={ c $x } $x");
        assertWrong("1:15: '$a' plays itself", "$a={$b} $b={c $a} $a");
        assertWrong("2:1: '$x' is defined twice", "$x={c}\n$x={d}\n$x");
        assertWrong("1:1: '$x =' must be followed by '{'", "$x=cde");
        assertWrong("1:4: this '{' is not closed by '}'", "$x={cde");
        assertWrong("1:6: '[' is not closed by ']'", "$x={c[d} e");
        StringBuilder deep = new StringBuilder();
        for (int i = 0; i < 20; i++) deep.append("$m%d={$m%d}\n".formatted(i, i + 1));
        assertWrong("16:7: macros are nested more than 16 deep", deep + "$m20={c}\n$m0");
    }

    @Test
    void rows() {
        assertWrong("1:1: '@v1' is not defined: @v1 = { ... }", "@v1 c");
        assertWrong("1:1: '@e2' is not defined: @e2 = { ... }", "@e2 c");
        assertWrong("1:1: '@w3' is not defined: @w3 = { ... }", "@w3 c");
        assertWrong("1:6: '@x1' cannot be defined; $name, @v1, @e1 and @w1 can", "@x1={1}");
        assertWrong("1:7: '@v01' cannot be defined; $name, @v1, @e1 and @w1 can", "@v01={1}");
        assertWrong("1:6: a number of @v1 must be between 0 and 15 but was 16", "@v1={16}");
        assertWrong("1:6: a number of @e1 must be between -48 and 48 but was -49", "@e1={-49}");
        assertWrong("1:8: a number of @w1 must be between 0 and 15 but was -1", "@w1={1 -1}");
        assertWrong("1:6: @v1 must have at least one number", "@v1={}");
        assertWrong("1:6: nothing follows the '|' of @v1", "@v1={15|}");
        assertWrong("1:6: nothing follows the '|' of @v1", "@v1={15|>3}");
        assertWrong("1:6: nothing follows the '>' of @v1", "@v1={15>}");
        assertWrong("1:8: unexpected '>' in @e1", "@e1={1 > 2}");
        assertWrong("1:8: unexpected '|' in @w1", "@w1={1 | 2}");
        assertWrong("1:10: unexpected '|' in @v1", "@v1={1|2 |3}");
        assertWrong("1:6: unexpected 'c' in @v1", "@v1={c}");
        assertWrong("1:9: a range is written 15..0", "@v1={15.0}");
        assertWrong("1:8: the hold count of a number must be between 1 and 2048 but was 0", "@v1={15x0}");
        assertWrong("1:6: @v1 has more than 2048 numbers", "@v1={15x2000 14x49}");
        assertWrong("1:6: the number of values of @w1 must be between 2 and 256 but was 1", "@w1={1}");
        assertWrong("1:6: the number of values of @w1 must be between 2 and 256 but was 257", "@w1={1x257}");
        assertWrong("1:9: a number must follow a sign", "@v1={1 -}");
    }

    @Test
    void comments() {
        assertWrong("1:3: this comment is not closed by '*/'", "c /* d");
    }

    @Test
    void emptySongs() {
        assertWrong("1:1: this song has no notes", "");
        assertWrong("1:1: this song has no notes", "t120 ; c");
    }

    @Test
    void endlessSongs() {
        assertWrong(
                "1:5: the song has more than 200000 commands, with expanded loops and macros", "[[[[c%1]99]99]99]99");
        assertWrong("1:3: the song has more than 200000 commands, with expanded loops and macros", "[[[]99]99]99");
        assertWrong("1:2: a part must be at most 2000 whole notes long", "[c%12288]99");
        String letters = "c".repeat(Song.MAX_LENGTH + 1);
        SoundException failure = assertThrows(SoundException.class, () -> Song.of("song", letters));
        assertEquals("song: a song must have at most 262144 characters but has 262145", failure.getMessage());
    }
}
