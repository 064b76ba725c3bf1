package kodama.sound.synth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.sound.AudioStream;
import kodama.sound.Sound;
import kodama.sound.SoundAnalyzer;
import kodama.sound.SoundException;
import org.junit.jupiter.api.Test;

/** Old melodies in the common MML dialect, and randomly damaged songs. */
class KnownSongsTest {
    private static final String ODE_TO_JOY = "t120 v12 o4 l4 [eefg gfed ccde|e.d8d2]d.c8c2";

    private static final String SAKURA = """
            t80 l4 o4
            [aab2]2 ab>c<b ab8a8f2 ecef ee8c8<b2>
            ab>c<b ab8a8f2 ecef ee8c8<b2> [aab2]2 eff8b8a8f8 e1
            """;

    private static final String FOR_ELISE = """
            t60 l16 o4 q7
            [>e d+ e d+ e < b > d c < a8 r < c e a b8 r e g+ b > c8 r < e] a8
            """;

    private static final String GREENSLEEVES = """
            ; three parts, as a driver for a console had them
            A t140 l4 o4 v13 q7  a > c2 d e.f+8e d2 <b g.a8b >c2< a a.g+8a b2 g+ e2
            B t140 l4 o3 v9  @1  r [a2.]2 [g2.]2 [a2.]2 e2. e2
            C      l4 o2 v15 @4  r a2.a2.g2.g2.f2.f2.e2.e2
            """;

    private static final String FROG_ROUND = """
            $song = { cdefedcr efgagfer crcrcrcr l8 ccddeeff l4 edcr }
            A t160 o5 l4 @2 L $song r1r1
            B      o5 l4 @1 L r1r1 $song
            """;

    private static final List<String> SONGS = List.of(ODE_TO_JOY, SAKURA, FOR_ELISE, GREENSLEEVES, FROG_ROUND, """
            /* all that there is */
            @v1 = {15 12..6x2 | 6 5 > 4..0x3}
            @e1 = {|0x2 4x2 7x2}
            @w1 = {0 4 8 12 15 12 8 4}
            $drum = { @7 v15 q2 o3 S-40 c16 S0 }
            ABC t150
            A @1 @v1 M25,6,12 p40 l8 [c_e4 d+.^16 & d | r%24 ) ( > c <]3 L [@e1 K2 c2 @e K0 D-5]2
            B @w1 @q3 o3 l16 [[cg]4 [fa]2]2 L n40 n44 n47 r
            D [$drum r16]16 L [$drum r16 @8 $drum r16]8
            """);

    private static SoundAnalyzer render(String text) {
        return SoundAnalyzer.of(Song.of("song", text));
    }

    @Test
    void theOdeToJoy() {
        List<Integer> expected = List.of(64, 64, 65, 67, 67, 65, 64, 62, 60, 60, 62, 64, 64, 64, 62);
        SoundAnalyzer rendered = render(ODE_TO_JOY);
        List<Integer> notes = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            double at = i < 13 ? i * 0.5 : i == 13 ? 6.55 : 6.75;
            notes.add(rendered.between(at + 0.03, at + 0.2).note());
        }
        assertEquals(expected, notes);
        assertEquals(60, rendered.between(15.1, 15.9).note(), "it ends on its C");
    }

    @Test
    void sakura() {
        SoundAnalyzer rendered = render(SAKURA);
        assertEquals(69, rendered.between(0.1, 0.6).note());
        assertEquals(71, rendered.between(1.6, 2.9).note());
        assertEquals(72, rendered.between(7.6, 8.1).note());
        assertEquals(64, rendered.between(39.1, 41.9).note());
    }

    @Test
    void forElise() {
        assertEquals(List.of(76, 75, 76, 75, 76, 71, 74, 72), sixteenths(FOR_ELISE, 8));
        Song song = Song.of("song", FOR_ELISE);
        assertTrue(song.seconds() > 12 && song.seconds() < 14, "seconds: " + song.seconds());
    }

    private static List<Integer> sixteenths(String text, int count) {
        SoundAnalyzer rendered = render(text);
        List<Integer> notes = new ArrayList<>();
        for (int i = 0; i < count; i++)
            notes.add(rendered.between(i * 0.25 + 0.02, i * 0.25 + 0.2).note());
        return notes;
    }

    @Test
    void greensleeves() {
        SoundAnalyzer rendered = render(GREENSLEEVES);
        double quarter = 60 / 140.0;
        SoundAnalyzer third = rendered.between(quarter + 0.05, 3 * quarter - 0.1);
        for (int note : new int[] {72, 57, 45})
            assertTrue(third.strength(SoundAnalyzer.hertz(note)) > 0.04, "note " + note);
    }

    @Test
    void aRoundSingsWithItself() {
        Sound song = Song.of("song", FROG_ROUND);
        SoundAnalyzer rendered = SoundAnalyzer.left(SoundAnalyzer.played(song, song.frames() * 3 / 2), song.rate());
        double bar = 1.5;
        SoundAnalyzer both = rendered.between(2 * bar + 0.02, 2 * bar + 0.3);
        assertTrue(both.strength(SoundAnalyzer.hertz(76)) > 0.1, "the first sings its second line");
        assertTrue(both.strength(SoundAnalyzer.hertz(72)) > 0.05, "the second its first");
    }

    @Test
    void theSongsOfTheGuideAndTheDemoLoopWithAllTheirParts() throws IOException {
        String page = Files.readString(Path.of("../../docs/guide/songs.md"));
        int begins = page.indexOf("```mml\n") + 7;
        Song river = Song.of("river", page.substring(begins, page.indexOf("```", begins)));
        assertEquals(5 * 240 / 132.0, river.loop().end() / 44_100.0, 0.001);
        for (String name : List.of("title", "stage", "boss", "over")) {
            Song song = Song.of(name, Files.readString(Path.of("../../scripts/demo/music/" + name + ".mml")));
            SoundAnalyzer rendered =
                    SoundAnalyzer.left(SoundAnalyzer.played(song, song.loop().end() + 3 * 44_100), 44_100);
            assertTrue(rendered.peak() > 0.3 && rendered.peak() < 1, name + ": " + rendered.peak());
        }
    }

    @Test
    void damagedSongsPlayOrReportAnError(@Seed(13) Random random) {
        short[] stereo = new short[2 * 64];
        int played = 0;
        for (int i = 0; i < 10_000; i++) {
            String text = mangled(SONGS.get(random.nextInt(SONGS.size())), random);
            try {
                Song song = Song.of("song", text);
                try (AudioStream stream = song.open()) {
                    stream.read(stereo, 0, 64);
                    stream.seek(Math.min(song.frames(), random.nextInt(2_000)));
                    stream.read(stereo, 0, 64);
                }
                played++;
            } catch (SoundException told) {
                assertTrue(told.getMessage().matches("song:\\d+:\\d+: .+"), told.getMessage());
            }
        }
        assertTrue(played > 500 && played < 9_500, "played: " + played);
    }

    private static String mangled(String song, Random random) {
        StringBuilder text = new StringBuilder(song);
        String letters = "abcdefgrnlovtqp@<>[]|()&^_$LDKSMABH{}x;/*#+-.%,=0123456789 \n\t\0é音";
        for (int change = random.nextInt(4); change >= 0; change--) {
            int at = random.nextInt(text.length());
            int to = Math.min(text.length(), at + random.nextInt(12));
            char letter = letters.charAt(random.nextInt(letters.length()));
            switch (random.nextInt(5)) {
                case 0 -> text.setCharAt(at, letter);
                case 1 -> text.insert(at, letter);
                case 2 -> text.insert(random.nextInt(text.length()), text.substring(at, to));
                case 3 -> text.delete(at, Math.min(to, at + text.length() - 1));
                default -> text.insert(at, random.nextInt(1_000));
            }
        }
        return text.toString();
    }
}
