package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import kodama.draw.DirectRenderer;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Renderer;
import kodama.file.ResourceCache.Usage;
import kodama.loop.GamePlatform;
import kodama.loop.TestGame;
import kodama.sound.Sounds;
import kodama.time.FrameRate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which assets are read before the game begins. */
@Timeout(30)
class AssetPreloaderTest {
    private static final List<String> ALL = List.of("bosses/eye.png", "bosses/hand.png", "moth.png", "ship.png");

    @TempDir
    private Path folder;

    private TestGame game;

    @BeforeEach
    void game() {
        game = new TestGame(folder).scene("wait_forever()");
        game.picture("ship").picture("moth").picture("bosses/eye").picture("bosses/hand");
    }

    @AfterEach
    void close() {
        game.close();
    }

    private TestGame preload(String what) {
        return game.file("game.lua", "return { width = 32, height = 16, preload = " + what + " }");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void allAssetsByDefaultWithAnyNumberOfCores(int cores) {
        game.cores(cores).ticks(1);
        assertEquals(ALL, game.reads());
        assertTrue(game.images().has("bosses/eye"));
        game.images().get("ship");
        assertEquals(ALL, game.reads());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void preloadingCanBeDisabled() {
        preload("false").ticks(1);
        assertEquals(List.of(), game.reads());
        assertFalse(game.images().has("ship"));
    }

    @Test
    void namedAssetsAndFoldersArePreloaded() {
        preload("{ 'ship', 'bosses/' }").cores(2).ticks(1);
        assertEquals(List.of("bosses/eye.png", "bosses/hand.png", "ship.png"), game.reads());
    }

    @Test
    void assetsAreReadByJobs() {
        preload("{ 'ship', 'bosses/' }").cores(2).ticks(1);
        assertEquals(Set.of("kodama-job-1"), game.readers());
    }

    @Test
    void unknownNamesInGameLuaAreReported() {
        preload("{ 'shpi', 'ship', 'bosse/', 'bosses/foot' }").ticks(1);
        assertEquals(List.of("ship.png"), game.reads());
        assertEquals(
                List.of(
                        "game.lua: 'preload' names 'shpi', but there is no image or sound of that name"
                                + " (did you mean 'ship'?)  [game.lua]",
                        "game.lua: 'preload' names the folder 'bosse/', but it has no images or sounds"
                                + "  [game.lua]",
                        "game.lua: 'preload' names 'bosses/foot', but there is no image or sound of that name"
                                + "  [game.lua]"),
                game.errors());
    }

    @Test
    void aDamagedPictureIsReportedWhenTheGameUsesIt() {
        game.file("moth.png", "no picture").ticks(1);
        assertEquals(List.of(), game.errors());
        game.scene("self.sprite = 'moth' wait_forever()").reset().ticks(2);
        assertTrue(
                game.errors().get(0).contains("image 'moth' cannot be loaded: it is not a PNG picture"),
                () -> game.errors().toString());
    }

    @Test
    void aDamagedPictureThatIsNamedIsReportedAtOnce() {
        preload("{ 'moth', 'ship' }").file("moth.png", "no picture").ticks(1);
        assertEquals(
                List.of("image 'moth' cannot be loaded: it is not a PNG picture  [loading image 'moth']"),
                game.errors());
        assertTrue(game.images().has("ship"));
    }

    @Test
    void soundsAreLoadedUnderTheirShortestNames() {
        game.file("sounds/shot.mml", "c").file("music/title.mml", "cdef");
        preload("{ 'shot', 'music/' }").cores(2).ticks(1);
        Sounds sounds = game.assets().sounds();
        assertTrue(sounds.has("shot") && sounds.has("music/title"));
        assertEquals(List.of(), game.errors());
    }

    @Test
    void otherSoundsArePrefetchedWhileTheGameRuns() {
        game.file("sounds/shot.mml", "c")
                .file("music/title.mml", "cdef")
                .cores(2)
                .ticks(1);
        game.scene("print(sound.play('shot') ~= nil, sound.play('gone') ~= nil) wait_forever()")
                .reset()
                .ticks(2);
        assertTrue(game.assets().sounds().has("shot"));
        assertTrue(game.log().contains("true\ttrue"), () -> game.log().toString());
        assertEquals(
                List.of("music/title", "shot"),
                game.assets().sounds().usages().stream().map(Usage::name).toList());
    }

    @Test
    void withASingleCoreSoundsAreReadBeforeTheGame() {
        game.file("sounds/shot.mml", "c").cores(1).ticks(1);
        assertTrue(game.assets().sounds().has("shot"));
    }

    @Test
    void aDamagedSoundIsReportedWhenTheGameUsesIt() {
        game.file("sounds/shot.wav", "no sound").cores(2).ticks(1);
        assertEquals(List.of(), game.errors());
        game.scene("sound.play('shot') wait_forever()").reset().ticks(2);
        assertTrue(game.log().toString().contains("sound 'shot' cannot be"), () -> game.log()
                .toString());
    }

    @Test
    void loadedAssetsAreNotReadAgain() {
        Image ship = game.images().get("ship");
        game.ticks(1);
        assertSame(ship, game.images().get("ship"));
        assertEquals(ALL, game.reads());
    }

    @Test
    void otherAssetsArePrefetchedUpToALimit() {
        GamePlatform platform = game.platform();
        AssetPreloader pictures = new AssetPreloader(platform.project().get(), platform, 4 * (16 * 16 + 1));
        Renderer renderer = new DirectRenderer(
                32,
                16,
                new OffscreenPresenter(32, 16),
                platform.errors(),
                platform.diagnostics().profiler());
        LoadingScreen loading = new LoadingScreen(renderer, 32, 16, new FrameRate(60), null, platform);
        loading.run(pictures::addSearch);
        loading.run(pictures::addReading);
        assertEquals(ALL.subList(0, 2), game.reads());
        game.ticks(1);
    }

    @Test
    void init1OpensNoFile() throws IOException {
        GameLoop loop = new GameLoop(game.platform());
        Path elsewhere = folder.resolveSibling(folder.getFileName() + "-elsewhere");
        Files.move(folder, elsewhere);
        loop.init1();
        assertEquals(List.of(), game.reads());
        assertEquals(List.of(), game.errors());
        Files.move(elsewhere, folder);
        loop.init2();
        assertEquals(ALL, game.reads());
        loop.end2();
        game.ticks(1);
    }
}
