package kodama.player.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import kodama.draw.Scaling;
import kodama.input.CursorMode;
import kodama.input.Key;
import kodama.loop.TestGame;
import kodama.option.PlayerData;
import kodama.player.Phrases;
import kodama.player.PlayerKeys;
import kodama.save.Settings;
import kodama.sound.Sound;
import kodama.sound.mix.MixerCommand;
import kodama.sound.mix.MixerPort;
import kodama.sound.mix.SampleSource;
import kodama.sound.playback.Audio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionsScreenTest {
    private final PlayerData playerData = PlayerData.inMemory();
    private final Settings settings = playerData.settings();
    private int soundCount;
    private final TestWindow window = new TestWindow();

    @TempDir
    private Path folder;

    private TestGame game;
    private OptionsScreen screen;

    /** A window that is in the state that was set. */
    private static final class TestWindow implements WindowControl {
        private Scaling scaling = Scaling.INTEGER;
        private boolean fullscreen;

        @Override
        public Scaling scaling() {
            return scaling;
        }

        @Override
        public void setScaling(Scaling wanted) {
            scaling = wanted;
        }

        @Override
        public boolean isFullscreen() {
            return fullscreen;
        }

        @Override
        public void setFullscreen(boolean on) {
            fullscreen = on;
        }
    }

    /** Counts the sounds. */
    private final class Counting implements MixerPort {
        @Override
        public boolean isAudible() {
            soundCount++;
            return false;
        }

        @Override
        public void start() {}

        @Override
        public int rate() {
            return MixerPort.NONE.rate();
        }

        @Override
        public long position() {
            return 0;
        }

        @Override
        public SampleSource createSource(Sound sound, boolean loops, long from) {
            return MixerPort.NONE.createSource(sound, loops, from);
        }

        @Override
        public boolean send(long at, MixerCommand command) {
            return true;
        }

        @Override
        public void stopAll() {}
    }

    @BeforeEach
    void begin() {
        game = new TestGame(folder).playerData(playerData).released();
        game.file("game.lua", "return { width = 320, height = 240, languages = { 'en', 'ja' } }");
        Audio audio = new Audio(Counting::new, settings);
        audio.openSystem(60).createGroup("engine");
        screen = new OptionsScreen(new OptionsContext(
                playerData.options(),
                settings,
                audio,
                () -> window,
                game.raw(),
                game.assets(),
                Phrases.following(playerData.options()::language)));
        game.under(new PlayerKeys().with("options", screen::open, Key.F1), screen)
                .scene("self.draw = function() draw.fill(0x102030) end while true do wait(1) print(time.tick) end");
    }

    private void tap(Key... keys) {
        for (Key key : keys) game.press(key).ticks(1).release(key).ticks(1);
    }

    @Test
    void theGameIsHeldWhileTheScreenIsOpen() {
        game.ticks(2);
        tap(Key.F1);
        assertTrue(screen.isOpen());
        assertEquals(List.of("2"), game.ticks(20).log());
        tap(Key.ESCAPE);
        assertFalse(screen.isOpen());
        assertEquals(List.of("2", "3", "4"), game.ticks(1).log());
    }

    @Test
    void theKeyThatClosesItDoesNotReachTheGame() {
        game.scene("while true do wait(1) if input.pressed 'start' then print 'start' end end")
                .ticks(2);
        tap(Key.F1, Key.UP, Key.ENTER);
        assertFalse(screen.isOpen());
        assertEquals(List.of(), game.ticks(5).log());
    }

    @Test
    void theGameIgnoresTheClosingKeyUntilItIsReleased() {
        game.scene("while true do wait(1) if input.down 'fire' then print 'fire' end end")
                .ticks(2);
        tap(Key.F1, Key.UP);
        game.press(Key.Z).ticks(20);
        assertFalse(screen.isOpen());
        assertEquals(List.of(), game.log());
        game.release(Key.Z).ticks(1).press(Key.Z).ticks(1);
        assertEquals(List.of("fire"), game.log());
    }

    @Test
    void keysHeldBeforeAreHeldOrReleasedAfterwards() {
        game.scene("""
                while true do
                  wait(1)
                  if input.down 'slow' then print 'slow' end
                  if input.released 'fire' then print 'released' end
                end
                """).press(Key.SHIFT).press(Key.Z).ticks(2);
        tap(Key.F1);
        game.release(Key.Z).ticks(9);
        tap(Key.ESCAPE);
        assertEquals(List.of("slow", "slow", "released"), game.ticks(1).log().subList(0, 3));
    }

    @Test
    void aKeyHeldWhileTheScreenOpensIsIgnored() {
        settings.set("volume.master", 50.0);
        game.press(Key.LEFT).ticks(60);
        tap(Key.F1);
        game.ticks(120);
        assertEquals(50, settings.get("volume.master", 100));
        game.release(Key.LEFT).ticks(1);
        tap(Key.LEFT);
        assertEquals(45, settings.get("volume.master", 100));
    }

    @Test
    void aChangedVolumeIsAudibleAtOnce() {
        game.ticks(1);
        int before = soundCount;
        tap(Key.F1, Key.DOWN, Key.LEFT, Key.LEFT, Key.DOWN, Key.RIGHT);
        assertEquals(90, settings.get("volume.music", 100));
        assertEquals(100, settings.get("volume.effects", 100));
        assertEquals(2, soundCount - before);
    }

    @Test
    void soundGroupsOfTheGameHaveAVolume() {
        game.ticks(1);
        tap(Key.F1, Key.DOWN, Key.DOWN, Key.DOWN, Key.LEFT);
        assertEquals(95, settings.get("volume.engine", 100));
    }

    @Test
    void soundCanBeMuted() {
        game.ticks(1);
        tap(Key.F1, Key.DOWN, Key.DOWN, Key.DOWN, Key.DOWN, Key.ENTER);
        assertTrue(settings.get("muted", false));
        tap(Key.RIGHT);
        assertFalse(settings.get("muted", false));
    }

    @Test
    void theWindowOptionsTakeEffect() {
        game.ticks(1);
        tap(Key.F1, Key.DOWN, Key.DOWN, Key.DOWN, Key.DOWN);
        tap(Key.DOWN, Key.ENTER, Key.DOWN, Key.RIGHT);
        assertTrue(window.fullscreen);
        assertEquals(Scaling.FIT, window.scaling);
    }

    @Test
    void aChosenLanguageAppliesToTheScreenAndTheGameIsNotified() {
        game.scene("while true do wait(1) local name = options.changed() "
                        + "if name then print(name, options.language()) end end")
                .ticks(1);
        tap(Key.F1, Key.UP, Key.UP, Key.UP, Key.UP, Key.RIGHT);
        assertEquals("ja", playerData.options().language());
        tap(Key.ESCAPE);
        assertEquals(List.of("language\tja"), game.ticks(2).log());
    }

    @Test
    void shakingAndFlashesCanBeReduced() {
        game.scene("while true do wait(1) print(feel.shaking, feel.flashing) end")
                .ticks(1);
        tap(Key.F1, Key.UP, Key.UP, Key.UP, Key.UP, Key.UP, Key.LEFT, Key.UP, Key.RIGHT, Key.ESCAPE);
        assertEquals("reduced", settings.get("effects.shaking", "full"));
        assertEquals("off", settings.get("effects.flashes", "full"));
        List<String> log = game.ticks(1).log();
        assertEquals("0.35\t0", log.get(log.size() - 1));
        tap(Key.F1, Key.UP, Key.UP, Key.ENTER);
        assertEquals("full", settings.get("effects.shaking", "full"));
        assertEquals("full", settings.get("effects.flashes", "full"));
    }

    @Test
    void optionsOfTheGameAreShown() {
        game.scene("options.add { name = 'lives', choices = { 3, 5 }, label = { en = 'Lives', ja = '残機' } } "
                        + "while true do wait(1) end")
                .ticks(2);
        tap(Key.F1, Key.UP, Key.UP, Key.UP, Key.UP, Key.RIGHT);
        assertEquals(5.0, playerData.options().get("lives"));
    }

    @Test
    void allOptionsCanBeReset() {
        game.ticks(1);
        tap(Key.F1, Key.LEFT, Key.UP, Key.UP, Key.ENTER);
        assertEquals(List.of(), settings.names(""));
    }

    @Test
    void aGameCanOpenAndStyleTheScreen() {
        game.scene("wait(1) options.open { title = 'SETTINGS', colors = { ground = 0x00FF00 } } "
                        + "while true do wait(1) end")
                .ticks(5);
        assertTrue(screen.isOpen());
        assertEquals("00FF00", game.pixel(2, 200));
    }

    @Test
    void aMissingPictureIsAnErrorInItsLine() {
        game.scene("wait(1) options.open { picture = 'nope' }").ticks(3);
        assertFalse(screen.isOpen());
        assertTrue(
                String.join("\n", game.errors()).contains("image 'nope' cannot be loaded"),
                String.join("\n", game.errors()));
        assertTrue(String.join("\n", game.errors()).contains("main.lua:1"), String.join("\n", game.errors()));
    }

    @Test
    void aMissingSoundIsReportedOnceWithItsLine() {
        game.scene("wait(1) options.open { sounds = { move = 'none' } } wait_forever()")
                .ticks(3);
        assertTrue(screen.isOpen());
        assertTrue(
                String.join("\n", game.log()).contains("main.lua:2: options.open: sound 'none'"),
                String.join("\n", game.log()));
    }

    @Test
    void itemsCanBeClicked() {
        game.ticks(1);
        tap(Key.F1);
        click(60, 33);
        assertEquals(0, settings.get("volume.master", 100), "a full bar starts again at 0");
        click(250, 45);
        assertEquals(45, settings.get("volume.music", 100), 10);
        click(20, 235);
        assertTrue(screen.isOpen(), "a click outside of all items does nothing");
    }

    private void click(int x, int y) {
        game.raw().pointer().move(x, y);
        game.raw().pointer().press();
        game.ticks(1);
    }

    @Test
    void anActionCanBeBoundToAnotherKey() {
        game.ticks(1);
        openAction();
        tap(Key.ENTER);
        tap(Key.K);
        assertEquals(List.of("K", "Space", "pad:A"), settings.get("keys.1.fire", List.of()));
    }

    @Test
    void bindingsAreKeptAfterARestart() {
        game.ticks(1);
        openAction();
        tap(Key.ENTER, Key.K);
        TestGame next = new TestGame(folder).playerData(playerData).released();
        next.scene("while true do wait(1) if input.pressed 'fire' then print 'fire' end end")
                .ticks(1)
                .press(Key.Z)
                .ticks(2);
        assertEquals(List.of(), next.log());
        next.press(Key.K).ticks(2);
        assertEquals(List.of("fire"), next.log());
    }

    @Test
    void theMouseCursorIsShownWhileTheScreenIsOpen() {
        game.ticks(1).raw().setCursor(CursorMode.HIDDEN);
        tap(Key.F1);
        assertEquals(CursorMode.AUTO, game.raw().cursor());
        tap(Key.ESCAPE);
        assertEquals(CursorMode.HIDDEN, game.raw().cursor());
    }

    /** Opens the page of fire: F1, keys and buttons, the fifth action. */
    private void openAction() {
        tap(Key.F1, Key.UP, Key.UP, Key.UP, Key.ENTER);
        tap(Key.DOWN, Key.DOWN, Key.DOWN, Key.DOWN, Key.ENTER);
    }

    @Test
    void keysCanBeAddedRemovedAndReset() {
        game.ticks(1);
        openAction();
        tap(Key.DOWN, Key.DOWN, Key.DOWN, Key.ENTER, Key.K);
        assertEquals(List.of("Z", "Space", "pad:A", "K"), settings.get("keys.1.fire", List.of()));
        tap(Key.DOWN, Key.DOWN, Key.ENTER);
        assertEquals(List.of("Space", "pad:A", "K"), settings.get("keys.1.fire", List.of()));
        tap(Key.UP, Key.UP, Key.UP, Key.UP, Key.UP, Key.UP);
        tap(Key.UP, Key.ENTER);
        assertNull(settings.get("keys.1.fire"));
    }

    @Test
    void aKeyThatIsUsedAlreadyIsReportedAndCanBeReassigned() {
        game.ticks(1);
        openAction();
        tap(Key.ENTER, Key.X, Key.ENTER);
        assertEquals(List.of("X", "Space", "pad:A"), settings.get("keys.1.fire", List.of()));
        assertEquals(List.of("pad:B"), settings.get("keys.1.bomb", List.of()));
    }

    @Test
    void aKeyInUseCanBeSharedOrLeftAlone() {
        game.ticks(1);
        openAction();
        tap(Key.ENTER, Key.X, Key.DOWN, Key.DOWN, Key.ENTER);
        assertNull(settings.get("keys.1.fire"));
        tap(Key.ENTER, Key.X, Key.DOWN, Key.ENTER);
        assertEquals(List.of("X", "Space", "pad:A"), settings.get("keys.1.fire", List.of()));
        assertNull(settings.get("keys.1.bomb"));
    }

    @Test
    void keysOfTheScreensCannotBeBound() {
        game.ticks(1);
        openAction();
        tap(Key.ENTER, Key.F1);
        assertNull(settings.get("keys.1.fire"));
        tap(Key.ENTER, Key.ESCAPE);
        assertNull(settings.get("keys.1.fire"));
        assertTrue(screen.isOpen(), "Escape leaves but the waiting");
    }

    /** The file contains an empty table then. */
    @Test
    void anActionCanHaveNoKeys() {
        assertEquals(0, firesWith(Map.of()));
        assertEquals(0, firesWith(List.of()));
    }

    @Test
    void unknownKeysCannotBeChosen() {
        assertEquals(1, firesWith(List.of("Ctrl+Nope")));
        assertEquals(1, firesWith(List.of("Ctrl+Nope", "Z")));
    }

    private int firesWith(Object kept) {
        settings.set("keys.1.fire", kept);
        TestGame played = new TestGame(folder).playerData(playerData).released();
        played.scene("while true do wait(1) if input.pressed 'fire' then print 'fire' end end")
                .ticks(1)
                .press(Key.Z)
                .ticks(2);
        return played.log().size();
    }

    @Test
    void reassigningAKeyRemovesItFromAllActions() {
        settings.set("keys.1.bomb", List.of("X"));
        settings.set("keys.1.slow", List.of("X"));
        game.ticks(1);
        openAction();
        tap(Key.ENTER, Key.X, Key.ENTER);
        assertEquals(List.of(), settings.get("keys.1.bomb", List.of("X")));
        assertEquals(List.of(), settings.get("keys.1.slow", List.of("X")));
    }

    @Test
    void waitingForAKeyTimesOut() {
        game.ticks(1);
        openAction();
        tap(Key.ENTER);
        game.ticks(400);
        tap(Key.K);
        assertNull(settings.get("keys.1.fire"));
    }

    @Test
    void theScreenWorksIfNoActionHasKeys() {
        for (String action : List.of("up", "down", "left", "right", "start", "fire", "back"))
            settings.set("keys.1." + action, List.of());
        game.ticks(1);
        tap(Key.F1, Key.DOWN, Key.LEFT, Key.ESCAPE);
        assertEquals(95, settings.get("volume.music", 100));
        assertFalse(screen.isOpen());
    }
}
