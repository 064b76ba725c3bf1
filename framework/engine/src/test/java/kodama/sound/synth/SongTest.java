package kodama.sound.synth;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.sound.AudioStream;
import kodama.sound.Loop;
import kodama.sound.Sound;
import kodama.sound.SoundAnalyzer;
import org.junit.jupiter.api.Test;

/** The rendered sound of songs. */
class SongTest {
    /** Duration of a quarter note at the default tempo; in seconds. */
    private static final double QUARTER = 0.5;

    private static SoundAnalyzer render(String text) {
        return SoundAnalyzer.of(Song.of("song", text));
    }

    /** Returns the notes of a song that consists of quarter notes at the default tempo. */
    private static List<Integer> quarters(String text) {
        return notes(text, QUARTER);
    }

    private static List<Integer> notes(String text, double each) {
        Sound song = Song.of("song", text);
        SoundAnalyzer rendered = SoundAnalyzer.of(song);
        List<Integer> notes = new ArrayList<>();
        long count = Math.round(song.loop().end() / (each * song.rate()));
        for (int i = 0; i < count; i++) {
            SoundAnalyzer note = rendered.between(i * each + each / 8, i * each + each * 7 / 8);
            notes.add(note.loudness() < 0.001 ? 0 : note.note());
        }
        return notes;
    }

    private static long frames(String text) {
        return Song.of("song", text).loop().end();
    }

    @Test
    void notesHaveTheirPitch() {
        assertEquals(List.of(60, 62, 64, 65, 67, 69, 71), quarters("cdefgab"));
        assertEquals(List.of(61, 61, 63, 59), quarters("c+ c# d+ c-"));
        assertEquals(List.of(60, 0, 69, 0), quarters("n60 r n69 r"));
    }

    @Test
    void octavesGoUpAndDown() {
        assertEquals(List.of(72, 84, 72, 48), quarters("o5 c >c <c o3 c"));
        assertEquals(List.of(60, 48, 60), quarters("#octave reverse\nc > c < c"));
    }

    @Test
    void aLengthIsAFractionOfAWholeNote() {
        assertEquals(44_100 * 2, frames("c1"));
        assertEquals(44_100 * 3 / 2, frames("c2^8^8"));
        assertEquals(44_100 * 3 / 4, frames("c4."));
        assertEquals(44_100 * 7 / 4, frames("c2.."));
        assertEquals(44_100, frames("c6c6c6"));
        assertEquals(44_100 / 2, frames("c%48"));
        assertEquals(44_100, frames("l8 cdef"));
        assertEquals(44_100 * 3 / 2, frames("l4. cd"));
        assertEquals(44_100 * 3 / 2, frames("l2 r^4"));
    }

    @Test
    void tempoIsQuarterNotesAMinute() {
        assertEquals(List.of(60, 62, 64, 65), notes("t240 cdef", 0.25));
        assertEquals(44_100, frames("t60 c"));
        assertEquals(44_100 * 3 / 2, frames("t60 c t120 c"));
    }

    @Test
    void aTempoIsTheTempoOfAllParts() {
        assertEquals(frames("t120 c t60 c"), frames("A t120 r t60 r\nB c c"));
    }

    @Test
    void whateverTheLengthsNothingDrifts() {
        // ten minutes at a tempo that does not fit any sample rate, divided into sevenths in one part and fifths in the
        // other
        String text = "t97\nA @6 l7 [[ c r r r r r r ]11 ]22\nB @6 o6 l5 [[ c r r r r ]11 ]22";
        Sound song = Song.of("song", text);
        assertEquals(Math.round(242 * 240 * 44_100.0 / 97), song.loop().end());
        try (AudioStream stream = song.open()) {
            long whole = 241;
            stream.seek(Math.round(whole * 240 * 44_100.0 / 97));
            short[] stereo = new short[2 * 4_410];
            assertEquals(4_410, stream.read(stereo, 0, 4_410));
            SoundAnalyzer last = SoundAnalyzer.left(stereo, 44_100);
            assertEquals(0.0033, last.begins(0.0001), 0.0006);
            assertTrue(last.strength(SoundAnalyzer.hertz(60)) > 0.1 && last.strength(SoundAnalyzer.hertz(84)) > 0.1);
        }
    }

    @Test
    void fourVoicesWithALoopHaveTheNotesTheyShouldHave() {
        Sound song = Song.of("song", """
                t120
                A @2 o5 l4  r1        L c e g >c<
                B @1 o4 l2  r1        L e g
                C @4 o3 l1  r1        L c
                D @6 o6 l4  g e c d   L r b r b
                """);
        assertEquals(new Loop(2 * 44_100, 4 * 44_100), song.loop());
        SoundAnalyzer rendered = SoundAnalyzer.left(SoundAnalyzer.played(song, 10 * 44_100), 44_100);
        assertEquals(List.of(91, 88, 84, 86), in(rendered, 0));
        int[][] chords = {{72, 64, 48}, {76, 64, 48, 95}, {79, 67, 48}, {84, 67, 48, 95}};
        for (int quarter = 4; quarter < 20; quarter++) {
            SoundAnalyzer chord = rendered.between(quarter * QUARTER + 0.05, quarter * QUARTER + 0.45);
            for (int note : chords[quarter % 4])
                assertTrue(chord.strength(SoundAnalyzer.hertz(note)) > 0.05, "note " + note + " in quarter " + quarter);
            for (int note : new int[] {62, 70, 75, 90})
                assertTrue(chord.strength(SoundAnalyzer.hertz(note)) < 0.01, "no " + note + " in quarter " + quarter);
        }
    }

    private static List<Integer> in(SoundAnalyzer rendered, int whole) {
        List<Integer> notes = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            double at = whole * 2 + i * QUARTER;
            notes.add(rendered.between(at + 0.05, at + 0.45).note());
        }
        return notes;
    }

    @Test
    void loopsAreExpanded() {
        assertEquals(quarters("cdcdcde"), quarters("[cd]3e"));
        assertEquals(quarters("cdcd"), quarters("[cd]"));
        assertEquals(quarters("cdecdece"), quarters("[cde]2 ce"));
        assertEquals(quarters("ccde ccd g"), quarters("[[c]2d|e]2 g"));
        assertEquals(quarters("c"), quarters("[c|d]1"));
    }

    @Test
    void macrosAreExpanded() {
        assertEquals(quarters("cdecde"), quarters("$up={cde} $up $up"));
        assertEquals(quarters("cdgcdgf"), quarters("""
                $both = { $low g }   ; one may stand in another, defined later
                $low = {
                  c d
                }
                [$both]2 f
                """));
    }

    @Test
    void commentsAreNotPlayed() {
        assertEquals(quarters("cde"), quarters("c ; d\nd /* e\nf */ e"));
    }

    @Test
    void aTieMakesANoteLonger() {
        SoundAnalyzer tied = render("@6 l4 c&c d");
        double before = tied.between(0.4, 0.49).loudness();
        assertEquals(before, tied.between(0.495, 0.51).loudness(), before / 20);
        assertArrayEquals(samples("@6 c2 d4"), samples("@6 c4&c4 d4"));
        assertArrayEquals(samples("@6 c1 d4"), samples("@6 [c8&]7 c8 d4"));
    }

    @Test
    void aTieToAnotherNoteHasNoAttack() {
        String falling = "@v1={15 12 9 6x60} @6 @v1 ";
        SoundAnalyzer struck = render(falling + "c d");
        SoundAnalyzer tied = render(falling + "c&d");
        assertEquals(List.of(60, 62), quarters(falling + "c&d"));
        assertTrue(struck.between(0.5, 0.56).loudness()
                > 1.3 * tied.between(0.5, 0.56).loudness());
    }

    @Test
    void aSlideGoesFromNoteToNote() {
        SoundAnalyzer rendered = render("@6 c_>c1 c4");
        assertTrue(rendered.between(0, 0.1).strength(SoundAnalyzer.hertz(60)) > 0.1);
        assertTrue(rendered.between(0.98, 1.02).strength(SoundAnalyzer.hertz(66)) > 0.1);
        assertEquals(72, rendered.between(2.1, 2.4).note(), "the octave stays");
    }

    @Test
    void volumeIsInFifteenths() {
        SoundAnalyzer rendered = render("v15 c v5 c ))))) c ( ((( c");
        double full = rendered.between(0.1, 0.4).loudness();
        assertEquals(full / 3, rendered.between(0.6, 0.9).loudness(), full / 50);
        assertEquals(full * 2 / 3, rendered.between(1.1, 1.4).loudness(), full / 50);
        assertEquals(full * 6 / 15, rendered.between(1.6, 1.9).loudness(), full / 50);
    }

    @Test
    void gateSaysHowMuchOfANoteSounds() {
        assertEquals(0.25, lastsFor("q4 c4"), 0.01);
        assertEquals(0.5 - 0.0625, lastsFor("@q6 c4"), 0.01);
        assertEquals(0.0625, lastsFor("@q192 c4"), 0.01);
        assertEquals(0.5, lastsFor("q8 c4"), 0.01);
    }

    private static double lastsFor(String text) {
        SoundAnalyzer rendered = render("@6" + text);
        double end = 0;
        for (double at = 0; at < 0.5; at += 0.005)
            if (rendered.between(at, at + 0.005).peak() > 0.01) end = at + 0.005;
        return end - 0.003;
    }

    @Test
    void repeatedNotesAreSeparate() {
        SoundAnalyzer rendered = render("@6 l4 cc");
        assertTrue(rendered.between(0.45, 0.48).peak() > 0.2);
        assertTrue(rendered.between(0.5025, 0.5034).peak() < 0.07, "a breath between them");
    }

    @Test
    void panGoesFromLeftToRight() {
        short[] stereo = samples("p0 c p127 c p64 c");
        SoundAnalyzer left = SoundAnalyzer.left(stereo, 44_100);
        SoundAnalyzer right = SoundAnalyzer.right(stereo, 44_100);
        assertEquals(0, right.between(0.1, 0.4).peak(), 1e-4);
        assertEquals(0, left.between(0.6, 0.9).peak(), 1e-4);
        assertEquals(left.between(1.1, 1.4).loudness(), right.between(1.1, 1.4).loudness(), 1e-4);
    }

    @Test
    void eachNumberHasItsWaveform() {
        double[] third = new double[7];
        for (int shape = 0; shape < 7; shape++)
            third[shape] = render("@" + shape + " a2").strength(1320);
        assertTrue(third[6] < 0.001, "a sine has no overtones");
        assertTrue(third[4] < third[5] && third[5] < third[2], Arrays.toString(third));
        assertTrue(render("@7 a2").strength(440) < 0.02);
        assertTrue(render("@8 a2").strength(440) > 0.005);
        assertTrue(render("@w3={0 15 0 15} @w3 a2").strength(880) > 0.1);
    }

    @Test
    void sequencesShapeVolumeAndPitch() {
        SoundAnalyzer fading = render("@v7={15..0x2} @v7 c2");
        assertTrue(
                fading.between(0, 0.1).loudness() > 4 * fading.between(0.4, 0.5).loudness());
        assertEquals(0, fading.between(0.6, 1).peak());
        assertTrue(render("@v7={15..0x2} @v7 @v c2").between(0.6, 0.9).loudness() > 0.1);
        SoundAnalyzer chord = render("@e0 = { | 0x15, 4x15, 7x15 } @e0 @6 c2.");
        for (int i = 0; i < 6; i++)
            assertEquals(
                    60 + new int[] {0, 4, 7}[i % 3],
                    chord.between(0.25 * i + 0.02, 0.25 * i + 0.24).note());
        assertEquals(60, render("@e0={12} @e0 @e c").note());
    }

    @Test
    void aReleaseSoundsAfterTheNote() {
        SoundAnalyzer rendered = render("@v1={15 > 8x12 4x12} @v1 q4 c4 r4");
        double held = rendered.between(0.1, 0.24).loudness();
        assertEquals(held * 8 / 15, rendered.between(0.27, 0.44).loudness(), held / 20);
        assertEquals(held * 4 / 15, rendered.between(0.47, 0.64).loudness(), held / 20);
        assertEquals(0, rendered.between(0.68, 0.99).peak());
    }

    @Test
    void theLastReleaseBelongsToTheSong() {
        Sound song = Song.of("song", "@v1={15 > 10x60} @v1 c4");
        assertEquals(44_100 / 2, song.loop().end());
        assertTrue(song.seconds() > 1.5);
        assertTrue(SoundAnalyzer.of(song).between(1.4, 1.49).peak() > 0.05);
    }

    @Test
    void detuneShiftSweepAndVibratoBendThePitch() {
        assertEquals(62, render("D200 c2").note());
        assertEquals(58, render("D-200 c2").note());
        assertEquals(67, render("K7 c2").note());
        assertEquals(57, render("K-3 c2").note());
        assertEquals(72, render("S20 c2").between(0.98, 1).note());
        SoundAnalyzer wavering = render("@6 M200,2 c1");
        assertEquals(62, wavering.between(0.1, 0.15).note());
        assertEquals(58, wavering.between(0.36, 0.4).note());
        assertEquals(60, render("@6 M200,2 M0 c1").between(0.1, 0.15).note());
    }

    @Test
    void partsPlayAtOnce() {
        SoundAnalyzer rendered = render("A c\nB e\nC g");
        for (int note : new int[] {60, 64, 67}) assertTrue(rendered.strength(SoundAnalyzer.hertz(note)) > 0.05);
    }

    @Test
    void aLineMayBelongToSeveralParts() {
        assertArrayEquals(samples("A o5 c d\nB o5 e"), samples("AB o5\nA c\n  d\nB e"));
    }

    private static short[] samples(String text) {
        Sound song = Song.of("song", text);
        return SoundAnalyzer.played(song, song.frames());
    }

    @Test
    void aLoopSoundsLikeItsExpansion() {
        Sound looped = Song.of("song", "@v1={15 > 9..1x3} @v1 q6 t150 c4 L d8 t130 e8 f4");
        Sound written = Song.of("song", "@v1={15 > 9..1x3} @v1 q6 t150 c4 [t150 d8 t130 e8 f4]9");
        assertArrayEquals(SoundAnalyzer.played(written, 200_000), SoundAnalyzer.played(looped, 200_000));
    }

    @Test
    void aSongWithoutALoopPointLoopsAsAWhole() {
        Sound song = Song.of("song", "@v1={15 > 9..1x3} @v1 t150 c4 t100 e8");
        Sound written = Song.of("song", "@v1={15 > 9..1x3} @v1 [t150 c4 t100 e8]9");
        assertEquals(0, song.loop().start());
        assertArrayEquals(SoundAnalyzer.played(written, 200_000), SoundAnalyzer.played(song, 200_000));
    }

    @Test
    void partsOfOtherLengthsLoopOnTheirOwn() {
        Sound song = Song.of("song", "A @6 L c4 d4 e4\nB @6 o6 L c4 d4");
        SoundAnalyzer rendered = SoundAnalyzer.left(SoundAnalyzer.played(song, 6 * 22_050), 44_100);
        int[] low = {60, 62, 64, 60, 62, 64};
        int[] high = {84, 86, 84, 86, 84, 86};
        for (int i = 0; i < 6; i++) {
            SoundAnalyzer chord = rendered.between(i * QUARTER + 0.05, i * QUARTER + 0.45);
            assertTrue(chord.strength(SoundAnalyzer.hertz(low[i])) > 0.1
                    && chord.strength(SoundAnalyzer.hertz(high[i])) > 0.1);
        }
    }

    @Test
    void seekingIsLikePlayingUpToThere() {
        Sound song = Song.of("song", """
                t140 @v1={15 12 | 9 6 > 4x9 2x9}
                A @v1 M40,6 l8 [cdefgab>c<]4
                B @8 q3 l16 [cc>c<c]8
                """);
        short[] all = SoundAnalyzer.played(song, song.frames());
        for (long from : new long[] {0, 1, 30_000, 99_999, song.frames()}) {
            short[] rest = new short[(int) (2 * (song.frames() - from))];
            try (AudioStream stream = song.open()) {
                stream.read(new short[8_000], 0, 4_000);
                stream.seek(from);
                stream.read(rest, 0, rest.length / 2);
            }
            assertArrayEquals(Arrays.copyOfRange(all, (int) (2 * from), all.length), rest, "from " + from);
        }
    }

    @Test
    void aStreamEndsWithTheSong() {
        Sound song = Song.of("song", "L c4");
        try (AudioStream stream = song.open()) {
            assertEquals(22_050, stream.read(new short[100_000], 0, 50_000));
            assertEquals(0, stream.read(new short[100], 0, 50));
        }
    }

    @Test
    void filesAreReadAsUtf8() {
        MmlFormat format = new MmlFormat();
        assertEquals(List.of("mml"), format.extensions());
        byte[] file = "; 夜の森\r\nA\tcde\r\n\tfg\r\n".getBytes(StandardCharsets.UTF_8);
        Sound song = format.read("forest", "sounds/forest", file);
        assertEquals("forest", song.name());
        assertEquals(44_100, song.rate());
        assertEquals(2.5, song.loop().end() / 44_100.0);
    }
}
