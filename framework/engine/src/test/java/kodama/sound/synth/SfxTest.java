package kodama.sound.synth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.data.Mutations;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import kodama.sound.SoundAnalyzer;
import kodama.sound.SoundException;
import org.junit.jupiter.api.Test;

class SfxTest {
    private static final String JSON = """
            {"oldParams": true, "wave_type": 2, "p_env_attack": 0, "p_env_sustain": 0.5, "p_env_punch": 0,
             "p_env_decay": 0.1, "p_base_freq": 0.5, "p_freq_limit": 0, "p_freq_ramp": 0, "p_lpf_freq": 1,
             "p_arp_mod": null, "sound_vol": 0.25, "sample_rate": 44100, "sample_size": 8}
            """;

    /** A plain tone of more than half a second. */
    private static final Sfx PLAIN =
            Sfx.DEFAULT.with(SfxWave.SINE).with(SfxParameter.SUSTAIN, 0.5).with(SfxParameter.FREQ, 0.5);

    /** Returns the frequency. A period is a whole number of steps, of which a sample has eight. */
    private static double hertz(double freq) {
        return 8 * 44_100.0 / (int) (100 / (freq * freq + 0.001));
    }

    private static SoundAnalyzer render(Sfx sfx) {
        return SoundAnalyzer.of(sound(sfx));
    }

    private static SampledSound sound(Sfx sfx) {
        return SfxSynth.sound("effect", sfx);
    }

    private static Sound read(String json) {
        return new SfxrFormat().read("effect", "effect", json.getBytes(StandardCharsets.UTF_8));
    }

    private static void assertBroken(String message, String json) {
        assertEquals(
                message, assertThrows(SoundException.class, () -> read(json)).getMessage());
    }

    @Test
    void freqIsThePitch() {
        for (double freq : new double[] {0.2, 0.5, 0.8}) {
            SoundAnalyzer rendered = render(PLAIN.with(SfxParameter.FREQ, freq)).between(0.05, 0.5);
            assertTrue(rendered.strength(hertz(freq)) > 10 * rendered.strength(hertz(freq) * 1.06), "freq " + freq);
            assertTrue(rendered.strength(hertz(freq)) > 0.2);
        }
    }

    @Test
    void theEnvelopeHasAttackSustainAndDecay() {
        SoundAnalyzer rendered = render(PLAIN.with(SfxParameter.ATTACK, 0.3)
                .with(SfxParameter.SUSTAIN, 0.3)
                .with(SfxParameter.DECAY, 0.3));
        double length = 0.09 * 100_000 / 44_100;
        assertTrue(rendered.between(0, length / 4).peak() < 0.3 * rendered.peak());
        assertEquals(
                rendered.peak(), rendered.between(length * 1.2, length * 1.8).peak(), 0.02);
        assertTrue(rendered.between(length * 2.8, length * 3).peak() < 0.3 * rendered.peak());
        assertEquals(3 * length, rendered.seconds(), 0.001);
    }

    @Test
    void punchIsLouderAtTheBeginning() {
        SoundAnalyzer rendered = render(PLAIN.with(SfxParameter.PUNCH, 0.5).with(SfxParameter.VOLUME, 0.1));
        assertTrue(rendered.between(0, 0.05).peak()
                > 1.5 * rendered.between(0.45, 0.5).peak());
    }

    @Test
    void slideRisesOrFallsAndTheLimitEndsIt() {
        SoundAnalyzer rising = render(PLAIN.with(SfxParameter.SLIDE, 0.15));
        assertTrue(rising.between(0.4, 0.45).strength(hertz(0.5))
                < 0.1 * rising.between(0, 0.02).strength(hertz(0.5)));
        Sfx falling = PLAIN.with(SfxParameter.SLIDE, -0.3);
        assertTrue(sound(falling.with(SfxParameter.FREQ_LIMIT, 0.4)).frames()
                < sound(falling).frames() / 2);
        assertNotEquals(samples(falling), samples(falling.with(SfxParameter.SLIDE_CHANGE, 0.4)));
    }

    @Test
    void aJumpHappensOnceAndRetriggerRestarts() {
        Sfx jumping = PLAIN.with(SfxParameter.JUMP, 0.5).with(SfxParameter.JUMP_SPEED, 0.3);
        double jumpsAt = (0.49 * 20_000 + 32) / 44_100;
        double after = hertz(0.5) / (1 - 0.25 * 0.9);
        SoundAnalyzer rendered = render(jumping);
        assertTrue(rendered.between(0, jumpsAt).strength(hertz(0.5)) > 0.2);
        assertTrue(rendered.between(jumpsAt, 0.5).strength(after) > 0.2);
        SoundAnalyzer again = render(jumping.with(SfxParameter.RETRIGGER, 0.15));
        double retriggersAt = (0.7225 * 20_000 + 32) / 44_100;
        assertTrue(again.between(retriggersAt + 0.01, retriggersAt + jumpsAt - 0.01)
                        .strength(hertz(0.5))
                > 0.2);
    }

    /** Every parameter has an effect. */
    @Test
    void eachParameterIsAudible() {
        Sfx rich = PLAIN.with(SfxWave.SQUARE)
                .with(SfxParameter.VIBRATO, 0.2)
                .with(SfxParameter.VIBRATO_SPEED, 0.4)
                .with(SfxParameter.JUMP, 0.3)
                .with(SfxParameter.LOW_PASS, 0.5)
                .with(SfxParameter.HIGH_PASS, 0.1)
                .with(SfxParameter.SLIDE, -0.2)
                .with(SfxParameter.PHASER, 0.1);
        for (SfxParameter parameter : SfxParameter.all()) {
            double moved = rich.get(parameter) > 0.6 ? rich.get(parameter) - 0.3 : rich.get(parameter) + 0.35;
            assertNotEquals(samples(rich), samples(rich.with(parameter, moved)), parameter.luaName());
        }
    }

    private static List<Integer> samples(Sfx sfx) {
        SoundAnalyzer rendered = render(sfx);
        Integer[] parts = new Integer[20];
        for (int i = 0; i < parts.length; i++)
            parts[i] = (int) (1e6 * rendered.between(i * 0.05, i * 0.05 + 0.05).loudness());
        return Arrays.asList(parts);
    }

    @Test
    void theFourWavesDiffer() {
        SoundAnalyzer noise = render(PLAIN.with(SfxWave.NOISE));
        assertTrue(noise.strength(hertz(0.5)) < 0.06, "noise: " + noise.strength(hertz(0.5)));
        double square = render(PLAIN.with(SfxWave.SQUARE)).strength(3 * hertz(0.5));
        assertTrue(square > 0.05, "square: " + square);
        double saw = render(PLAIN.with(SfxWave.SAW)).strength(2 * hertz(0.5));
        assertTrue(saw > 0.05, "saw: " + saw);
        assertTrue(render(PLAIN).strength(3 * hertz(0.5)) < 0.01);
    }

    @Test
    void presetsSoundLikeTheirNames() {
        for (int seed = 0; seed < 50; seed++) {
            for (SfxPreset preset : SfxPreset.values())
                assertEquals(bytes(preset.make(seed)), bytes(preset.make(seed)));
            assertEquals(SfxWave.NOISE, SfxPreset.EXPLOSION.make(seed).wave());
            assertTrue(SfxPreset.COIN.make(seed).get(SfxParameter.FREQ) >= 0.4);
            assertTrue(SfxPreset.LASER.make(seed).get(SfxParameter.SLIDE) < 0);
            assertTrue(SfxPreset.JUMP.make(seed).get(SfxParameter.SLIDE) > 0);
            assertTrue(SfxPreset.POWERUP.make(seed).get(SfxParameter.SLIDE) > 0);
            assertTrue(sound(SfxPreset.HIT.make(seed)).seconds() < 0.4);
            assertTrue(sound(SfxPreset.BLIP.make(seed)).seconds() < 0.25);
        }
        assertNotEquals(bytes(SfxPreset.COIN.make(1)), bytes(SfxPreset.COIN.make(2)));
    }

    private static String bytes(Sfx sfx) {
        StringBuilder text = new StringBuilder(sfx.wave().toString());
        for (SfxParameter parameter : SfxParameter.all()) text.append(' ').append(sfx.get(parameter));
        return text.toString();
    }

    @Test
    void aMutantIsNearItsParent() {
        Sfx parent = SfxPreset.LASER.make(7);
        Sfx mutant = parent.mutated(1);
        assertEquals(bytes(mutant), bytes(parent.mutated(1)));
        assertNotEquals(bytes(mutant), bytes(parent.mutated(2)));
        assertNotEquals(bytes(mutant), bytes(parent));
        for (SfxParameter parameter : SfxParameter.all())
            assertEquals(parent.get(parameter), mutant.get(parameter), 0.0501, parameter.luaName());
    }

    @Test
    void noSampleIsAboveOneAndNoSoundTooLong(@Seed(3) Random random) {
        for (int i = 0; i < 60; i++) {
            Sfx any = Sfx.DEFAULT.with(SfxWave.values()[random.nextInt(4)]);
            for (SfxParameter parameter : SfxParameter.all())
                any = any.withClamped(parameter, parameter.minimum() + random.nextDouble() * (1 - parameter.minimum()));
            any = any.with(SfxParameter.VOLUME, 1).with(SfxParameter.SUSTAIN, random.nextInt(20) == 0 ? 1 : 0.3);
            SampledSound sound = sound(any);
            assertTrue(sound.seconds() < 7);
            assertTrue(SoundAnalyzer.of(sound).peak() <= 1);
        }
    }

    @Test
    void parametersHaveTheirRanges() {
        assertEquals(
                "freq must be between 0 and 1 but was 1.5",
                assertThrows(IllegalArgumentException.class, () -> PLAIN.with(SfxParameter.FREQ, 1.5))
                        .getMessage());
        assertEquals(
                "slide must be between -1 and 1 but was NaN",
                assertThrows(IllegalArgumentException.class, () -> PLAIN.with(SfxParameter.SLIDE, Double.NaN))
                        .getMessage());
    }

    @Test
    void theJsonOfJsfxrIsRead() {
        assertEquals(List.of("sfx.json", "sfxr"), new SfxrFormat().extensions());
        Sfx expected = PLAIN.with(SfxParameter.DECAY, 0.1);
        assertEquals(bytes(expected), bytes(SfxrFormat.settings("effect", JSON)));
        assertEquals(sound(expected).frames(), read(JSON).frames());
        assertEquals(
                1,
                SfxrFormat.settings("effect", JSON.replace("0.5", "1.04")).get(SfxParameter.SUSTAIN),
                "jsfxr goes beyond");
    }

    @Test
    void invalidEffectsAreErrors() {
        assertBroken("effect: the parameters of an effect must be a JSON object", "[1, 2]");
        assertBroken("effect: not the parameters of an effect: there is no wave_type", "{}");
        assertBroken("effect: wave_type must be 0, 1, 2 or 3 but was 4.0", JSON.replace("\": 2", "\": 4"));
        assertBroken("effect: wave_type must be a number but was x", JSON.replace("\": 2", "\": \"x\""));
        assertBroken("effect: p_freq_ramp must be a number but was true", JSON.replace("ramp\": 0", "ramp\": true"));
        String broken =
                assertThrows(SoundException.class, () -> read("{ nothing }")).getMessage();
        assertTrue(broken.startsWith("effect:1:3: "), broken);
    }

    @Test
    void damagedJsonIsReadOrAnError(@Seed(29) Random random) {
        int read = 0;
        for (int i = 0; i < 10_000; i++) {
            try {
                SfxrFormat.settings("effect", new String(Mutations.of(JSON, random), StandardCharsets.UTF_8));
                read++;
            } catch (SoundException told) {
                assertTrue(told.getMessage().startsWith("effect:"), told.getMessage());
            }
        }
        assertTrue(read > 100 && read < 9_900, "read: " + read);
    }
}
