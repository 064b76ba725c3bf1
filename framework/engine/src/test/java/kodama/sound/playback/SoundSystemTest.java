package kodama.sound.playback;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.option.LocalizedText;
import kodama.sound.Loop;
import kodama.sound.OutputAnalyzer;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import kodama.sound.Tones;
import org.junit.jupiter.api.Test;

class SoundSystemTest {
    private static final double HEADROOM = 0.7;
    private static final double CLICK = 0.08;

    private final RecordedGame game = new RecordedGame();
    private final Sound low = Tones.streamed(Tones.sine("low", 44_100, 300, 2, 1));
    private final Sound high = Tones.sine("high", 22_050, 700, 2, 1);
    private final SoundOptions music = SoundOptions.in("music").looped();
    private final SoundOptions effect = SoundOptions.in("effects");

    private void now(Runnable call) {
        game.frames(1, 1, call);
    }

    /** Reduces the volume, so that two sounds at once are not clipped. */
    private void quieter() {
        game.sounds.setGroupGain("music", 0.4, 0);
        game.sounds.setGroupGain("effects", 0.4, 0);
    }

    @Test
    void aGameThatIsSilentOpensNoDevice() {
        game.sounds.setGroupGain("music", 0.5, 10);
        game.sounds.stopMusic(0);
        game.ticks(100);
        assertFalse(game.woken);
        now(() -> game.sounds.play(high, effect));
        assertTrue(game.woken);
    }

    @Test
    void musicIsCrossFaded() {
        now(() -> game.sounds.playMusic(low, music, false));
        game.ticks(59);
        now(() -> game.sounds.playMusic(high, music.fadedIn(60), false));
        game.ticks(100);
        OutputAnalyzer mixed = game.ear();
        assertEquals(HEADROOM, mixed.between(0.5, 0.9).tone(300), 0.02);
        assertEquals(0, mixed.between(0.5, 0.9).tone(700), 0.001);
        assertEquals(HEADROOM / 2, mixed.between(1.45, 1.55).tone(300), 0.04);
        assertEquals(HEADROOM / 2, mixed.between(1.45, 1.55).tone(700), 0.04);
        assertEquals(0, mixed.between(2.05, 2.5).tone(300), 0.001);
        assertEquals(HEADROOM, mixed.between(2.1, 2.5).tone(700), 0.02);
        assertTrue(mixed.largestStep() < CLICK, () -> "step of " + mixed.largestStep());
    }

    @Test
    void queuedMusicFollowsWithoutAGap() {
        SampledSound first = Tones.sine("first", 44_100, 300, 0.5, 1);
        now(() -> {
            game.sounds.playMusic(first, SoundOptions.in("music"), false);
            game.sounds.queueMusic(low, music);
        });
        game.ticks(100);
        assertTrue(game.ear().largestStep() < CLICK);
        assertEquals(HEADROOM, game.ear().between(0.49, 0.52).tone(300), 0.04);
        assertEquals(low, java.util.Objects.requireNonNull(game.sounds.music()).sound());
    }

    @Test
    void aLoopEndsForQueuedMusic() {
        now(() -> game.sounds.playMusic(low, music, false));
        game.ticks(29);
        now(() -> game.sounds.queueMusic(high, music));
        game.ticks(150);
        OutputAnalyzer mixed = game.ear();
        assertEquals(HEADROOM, mixed.between(1.8, 1.99).tone(300), 0.03);
        assertEquals(0, mixed.between(2.01, 2.5).tone(300), 0.01);
        assertEquals(HEADROOM, mixed.between(2.01, 2.5).tone(700), 0.03);
    }

    @Test
    void afterAFastForwardTheMusicContinuesAtItsPosition() {
        short[] halves = new short[4 * 44_100];
        for (int i = 0; i < halves.length; i++) {
            double hertz = i < halves.length / 2 ? 300 : 700;
            halves[i] = (short) (32767 * Math.sin(2 * Math.PI * hertz * i / 44_100));
        }
        Sound song =
                Tones.streamed(SampledSound.of("halves", 44_100, 1, halves).withLoop(new Loop(1000, halves.length)));
        Sound engine = Tones.sine("engine", 44_100, 1500, 1, 0.5);
        quieter();
        game.sounds.setSilenced(true);
        for (int tick = 1; tick <= 150; tick++) {
            if (tick == 1) game.sounds.playMusic(song, music, false);
            if (tick == 2) game.sounds.play(engine, effect.looped());
            if (tick == 150) game.sounds.play(high, effect);
            game.sounds.endTick(tick);
        }
        game.pass(60);
        assertEquals(-1, game.ear().firstSound(), "nothing sounds while a mark is sought");
        game.sounds.setSilenced(false);
        game.pass(60);
        OutputAnalyzer mixed = game.ear().between(1.1, 1.9);
        assertEquals(0, mixed.tone(300), 0.01, "the first half is over");
        assertEquals(0.4 * HEADROOM, mixed.tone(700), 0.02);
        assertEquals(0.2 * HEADROOM, mixed.tone(1500), 0.02, "loops sound, too");
    }

    @Test
    void aPausedGamePausesItsGroupsExceptThoseThatDoNotPause() {
        quieter();
        now(() -> {
            game.sounds.play(high, effect.looped());
            game.sounds.playMusic(low, music, false);
            game.sounds.setPausesWithGame("music", false);
        });
        game.ticks(29);
        game.sounds.setGamePaused(true);
        game.pass(60);
        game.sounds.setGamePaused(false);
        game.ticks(30);
        OutputAnalyzer mixed = game.ear();
        assertEquals(0, mixed.between(0.6, 1.4).tone(700), 0.001);
        assertEquals(0.4 * HEADROOM, mixed.between(0.6, 1.4).tone(300), 0.02);
        assertEquals(0.4 * HEADROOM, mixed.between(1.6, 1.9).tone(700), 0.03);
        assertTrue(mixed.largestStep() < CLICK, () -> "step of " + mixed.largestStep());
    }

    @Test
    void uiSoundsPlayWhileTheGameIsPaused() {
        game.sounds.setGamePaused(true);
        game.audio.playUiSound(high);
        game.pass(30);
        assertEquals(HEADROOM, game.ear().between(0.1, 0.4).tone(700), 0.02);
        assertTrue(game.woken);
        game.audio.previewVolume("voice");
        game.pass(1);
    }

    @Test
    void soundsOfLaterTicksInAFramePlayLater() {
        Sound step = Tones.step("step", 300, 0.4);
        game.frames(1, 2, () -> game.sounds.play(step, effect));
        OutputAnalyzer mixed = game.ear();
        int second = mixed.frames(400, mixed.frames()).firstSound() + 400;
        assertEquals(RecordedGame.FRAMES_PER_TICK, second - mixed.firstSound(), 1);
    }

    @Test
    void aResetEndsAllWithinSomeMilliseconds() {
        now(() -> {
            game.sounds.playMusic(low, music, false);
            game.sounds.play(high, effect.looped());
            game.sounds.setGroupGain("effects", 0.25, 0);
            game.sounds.setGroupPaused("voice", true);
        });
        game.ticks(29);
        game.reset();
        game.pass(30);
        assertEquals(30 * 735 + 221, game.ear().endOfSound(), 10);
        assertTrue(game.ear().largestStep() < 2 * CLICK);
        now(() -> game.sounds.play(
                high, new SoundOptions("voice", 1, 0, 1, false, 0, 0, 0, kodama.sound.mix.Interpolation.CUBIC)));
        game.ticks(30);
        assertEquals(HEADROOM, game.ear().between(1.1, 1.4).tone(700), 0.02, "no group is paused any more");
    }

    @Test
    void thePlayersVolumesTakeEffectAtOnce() {
        now(() -> game.sounds.playMusic(low, music, false));
        game.settings.set("volume.music", 50.0);
        game.ticks(29);
        game.settings.set("volume.master", 50.0);
        game.ticks(30);
        game.settings.set("muted", true);
        game.ticks(30);
        game.settings.set("muted", false);
        game.settings.set("volume.master", null);
        game.settings.set("volume.effects", 0.0);
        now(() -> game.sounds.play(high, effect));
        game.ticks(29);
        OutputAnalyzer mixed = game.ear();
        assertEquals(HEADROOM / 4, mixed.between(0.2, 0.45).tone(300), 0.01);
        assertEquals(HEADROOM / 16, mixed.between(0.6, 0.95).tone(300), 0.01);
        assertEquals(0, mixed.between(1.1, 1.45).peak());
        assertEquals(HEADROOM / 4, mixed.between(1.6, 1.95).tone(300), 0.01);
        assertEquals(0, mixed.between(1.6, 1.95).tone(700), 0.001);
        assertTrue(mixed.largestStep() < CLICK);
    }

    @Test
    void aGroupOfTheGameHasThePlayersVolume() {
        game.settings.set("volume.machines", 0.0);
        now(() -> {
            game.sounds.createGroup("machines");
            game.sounds.play(high, SoundOptions.in("machines"));
        });
        game.ticks(30);
        assertEquals(-1, game.ear().firstSound());
        assertEquals(List.of("music", "effects", "machines"), game.audio.groups());
        game.reset();
        assertEquals(List.of("music", "effects"), game.audio.groups());
    }

    @Test
    void playersSeeTheVolumeOfVoicesOnceTheGameUsesThem() {
        now(() -> game.sounds.play(high, SoundOptions.in("effects")));
        assertEquals(List.of("music", "effects"), game.audio.groups());
        now(() -> game.sounds.play(high, SoundOptions.in("voice")));
        assertEquals(List.of("music", "effects", "voice"), game.audio.groups());
        game.reset();
        game.sounds.createGroup("voice");
        assertEquals(List.of("music", "effects", "voice"), game.audio.groups());
    }

    @Test
    void aGroupCanHaveANameForPlayers() {
        game.sounds.createGroup("machines");
        assertNull(game.audio.label("machines"));
        game.sounds.setGroupLabel("machines", LocalizedText.of("Machines"));
        assertEquals("Machines", requireNonNull(game.audio.label("machines")).in("en"));
        game.reset();
        game.sounds.createGroup("machines");
        assertNull(game.audio.label("machines"));
    }

    @Test
    void aGroupCanBeDuckedUnderALaterGroupButNotUnderItself() {
        game.sounds.duck("music", "talk", 0.25);
        assertEquals(List.of("music", "effects", "talk"), game.audio.groups());
        var error = assertThrows(IllegalArgumentException.class, () -> game.sounds.duck("voice", "voice", 0.25));
        assertEquals("the sound group 'voice' cannot be ducked under itself", error.getMessage());
    }

    @Test
    void aBusyFrameCausesNoGap() {
        now(() -> game.sounds.playMusic(low, music, false));
        game.pass(6);
        game.ticks(10);
        OutputAnalyzer mixed = game.ear();
        for (int frame = 800; frame < mixed.frames() - 100; frame += 50)
            assertTrue(mixed.frames(frame, frame + 100).peak() > 0.4, "at frame " + frame);
    }

    @Test
    void theOldestSoundWithoutALoopIsStoppedIfThereAreTooMany() {
        PlayedSound engine = game.sounds.play(high, effect.looped());
        PlayedSound first = game.sounds.play(Tones.step("first", 10 * 44_100, 0.1), effect);
        game.sounds.setPaused(first, true);
        for (int i = 0; i < 255; i++) {
            String name = "s" + i;
            now(() -> game.sounds.setPaused(game.sounds.play(Tones.step(name, 441_000, 0.1), effect), true));
        }
        assertFalse(game.sounds.isPlaying(first));
        assertTrue(game.sounds.isPlaying(engine));
        now(() -> game.sounds.stop(engine, 0));
    }

    @Test
    void atMostAsManySoundsAsVoicesStartInOneTick() {
        now(() -> {
            for (int i = 0; i < 1000; i++) {
                PlayedSound played = game.sounds.play(Tones.streamed(Tones.step("s" + i, 44_100, 0.001)), effect);
                assertEquals(i < 64, game.sounds.isPlaying(played));
            }
        });
        assertTrue(game.sounds.isPlaying(game.sounds.play(low, effect)));
    }

    @Test
    void afterAThousandChangesInATickASoundCanBeStopped() {
        PlayedSound hum = game.sounds.play(low, effect.looped());
        game.ticks(2);
        for (int i = 0; i < 10_000; i++) game.sounds.setGain(hum, i % 2, 0);
        game.sounds.stop(hum, 0);
        game.ticks(3);
        assertTrue(game.isAtRest());
    }

    @Test
    void commandsThatDoNotFitIntoTheMixerAreSentLater() {
        PlayedSound hum = game.sounds.play(low, effect.looped());
        game.ticks(2);
        while (game.send(0, voices -> {})) {}
        game.sounds.stop(hum, 0);
        game.sounds.endTick(3);
        game.pass(1);
        game.ticks(3);
        assertTrue(game.isAtRest());
    }

    @Test
    void aResetEndsAllEvenIfTheMixerIsFull() {
        game.sounds.play(low, effect.looped());
        game.ticks(2);
        game.sounds.play(high, effect.looped());
        game.sounds.endTick(3);
        while (game.send(game.position() + 10_000, voices -> {})) {}
        game.sounds.play(Tones.streamed(Tones.step("lost", 44_100, 1)), effect.looped());
        game.sounds.endTick(4);
        game.reset();
        game.pass(30);
        assertTrue(game.isAtRest());
    }

    @Test
    void commandsAtTheEndOfTheGameLeaveNoStreamOpen() {
        game.ticks(1);
        game.sounds.play(low, effect.looped());
        game.reset();
        game.pass(1);
        assertTrue(game.isAtRest());
    }

    @Test
    void musicWaitsInAQueueOfSixteen() {
        Sound jingle = Tones.step("jingle", 4410, 0.5);
        now(() -> {
            game.sounds.playMusic(jingle, SoundOptions.in("music"), false);
            for (int i = 0; i < 16; i++) game.sounds.queueMusic(jingle, SoundOptions.in("music"));
            var error = assertThrows(
                    IllegalArgumentException.class, () -> game.sounds.queueMusic(jingle, SoundOptions.in("music")));
            assertEquals("no more than 16 pieces of music can be queued", error.getMessage());
        });
        game.ticks(110);
        assertEquals(17 * 4410, game.ear().endOfSound(), 5);
        assertTrue(game.isAtRest());
    }

    @Test
    void queuedMusicKeepsItsVoice() {
        now(() -> {
            game.sounds.playMusic(Tones.step("first", 22_050, 0.01), SoundOptions.in("music"), false);
            game.sounds.queueMusic(low, SoundOptions.in("music"));
        });
        for (int i = 0; i < 4; i++)
            now(() -> {
                for (int n = 0; n < 64; n++) game.sounds.play(Tones.step("n" + n, 4410, 0.001), effect);
            });
        game.ticks(60);
        assertEquals(HEADROOM, game.ear().between(0.7, 1).tone(300), 0.02);
    }

    @Test
    void aFadeContinuesAfterAFastForward() {
        game.sounds.setSilenced(true);
        PlayedSound engine = game.sounds.play(Tones.sine("engine", 44_100, 1500, 1, 0.5), effect.looped());
        PlayedSound wind = game.sounds.play(Tones.sine("wind", 44_100, 500, 1, 0.5), effect.looped());
        game.sounds.endTick(1);
        game.sounds.stop(engine, 60);
        game.sounds.setGain(wind, 0, 60);
        for (int tick = 2; tick <= 31; tick++) game.sounds.endTick(tick);
        game.sounds.setSilenced(false);
        game.pass(120);
        OutputAnalyzer mixed = game.ear();
        assertEquals(HEADROOM / 2 / 4, mixed.between(0.2, 0.3).tone(500), 0.05);
        assertEquals(0, mixed.between(0.6, 2).peak(), "both have faded out");
    }

    @Test
    void aSoundThatIsStoppedAndPlayedInATickPlays() {
        now(() -> {
            game.sounds.stop(game.sounds.play(high, effect), 0);
            assertTrue(game.sounds.isPlaying(game.sounds.play(high, effect)));
        });
        game.ticks(10);
        assertTrue(game.ear().peak() > 0.5);
    }

    /** After everything is stopped, no voice is used and no stream is open, whatever a game has done. */
    @Test
    void randomGamesLeaveNothingBehind(@Seed(13) Random random) {
        for (int run = 0; run < 30; run++) {
            List<PlayedSound> played = new ArrayList<>();
            for (int tick = 0; tick < 60; tick++) now(() -> randomCalls(random, played));
            now(() -> {
                for (PlayedSound each : played) game.sounds.stop(each, 0);
                game.sounds.stopMusic(0);
            });
            game.sounds.endScene();
            game.ticks(30); // sounds that fade out slowly
            assertTrue(game.isAtRest(), "run " + run);
            game.reset();
        }
    }

    private void randomCalls(Random random, List<PlayedSound> played) {
        for (int i = random.nextInt(12); i > 0; i--) randomCall(random, played);
    }

    private void randomCall(Random random, List<PlayedSound> played) {
        Sound step = Tones.step("step", 1 + random.nextInt(9000), random.nextDouble());
        Sound sound = random.nextBoolean() ? step : Tones.streamed((SampledSound) step);
        SoundOptions options = new SoundOptions(
                List.of("effects", "voice", "music").get(random.nextInt(3)),
                random.nextDouble(),
                random.nextDouble() - 0.5,
                Math.exp(random.nextGaussian()),
                random.nextBoolean(),
                random.nextInt(3),
                random.nextInt(9),
                0,
                kodama.sound.mix.Interpolation.LINEAR);
        PlayedSound one = played.isEmpty() || random.nextInt(3) == 0
                ? game.sounds.play(sound, options)
                : played.get(random.nextInt(played.size()));
        played.add(one);
        switch (random.nextInt(9)) {
            case 0 -> game.sounds.stop(one, random.nextInt(20));
            case 1 -> game.sounds.setGain(one, random.nextDouble(), random.nextInt(20));
            case 2 -> game.sounds.setPan(one, random.nextDouble());
            case 3 -> game.sounds.setPitch(one, Math.exp(random.nextGaussian()));
            case 4 -> game.sounds.setPaused(one, random.nextBoolean());
            case 5 -> game.sounds.playMusic(sound, options, random.nextBoolean());
            case 6 -> queue(sound, options);
            case 7 -> game.sounds.stopMusic(random.nextInt(20));
            default -> game.sounds.setGroupPaused(options.group(), random.nextBoolean());
        }
    }

    private void queue(Sound sound, SoundOptions options) {
        try {
            game.sounds.queueMusic(sound, options);
        } catch (IllegalArgumentException full) {
            game.sounds.stopMusic(0);
        }
    }
}
