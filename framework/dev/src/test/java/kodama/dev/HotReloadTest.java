package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kodama.base.LeakTracker;
import kodama.draw.FrameBuffer;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.draw.OffscreenPresenter;
import kodama.file.AtomicFile;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.TestGame;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.ReloadMode;
import kodama.script.game.PictureFormats;
import kodama.time.ManualClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HotReloadTest {
    private static final int RED = 0xFFFF0000;
    private static final int BLUE = 0xFF0000FF;
    private static final String SHIP = "-- a ship that flies\nlocal speed = 2\nlocal ship = {}\nreturn ship";

    @TempDir
    private Path folder;

    private final LeakTracker leakTracker = new LeakTracker();
    private final LoopRequests requests = new LoopRequests();
    private final List<String> logged = new ArrayList<>();
    private final GameErrors errors = new GameErrors(Log.to(logged::add));
    private Images images;
    private HotReload watch;
    private final ManualClock clock = new ManualClock();
    private long frames;
    private int saved;

    @BeforeEach
    void watch() throws IOException {
        Files.writeString(folder.resolve("game.lua"), "return {}");
        picture(RED, 4);
        GameFiles files = GameFiles.folder(folder);
        images = new Images(PictureFormats.of(files), name -> null, leakTracker);
        images.get("ship");
        watch = new HotReload(
                files,
                files.watch(() -> true),
                requests,
                resume(),
                List.of(images),
                paths -> saved++,
                errors,
                clock,
                leakTracker);
    }

    private ResumeAfterSave resume() {
        return new ResumeAfterSave(requests, GameFiles.folder(folder), ContainedPath.root(folder), Log.to(logged::add));
    }

    private void picture(int color, int size) {
        OffscreenPresenter presenter = new OffscreenPresenter(size, size);
        FrameBuffer frame = new FrameBuffer(size, size);
        frame.clear(color);
        presenter.present(frame);
        AtomicFile.write(folder.resolve("ship.png"), presenter.png());
    }

    /** Runs half a second of frames, so that a saved file is noticed. */
    private void frames() {
        millis(500);
    }

    private void millis(int millis) {
        for (int i = 0; i < millis; i += 16) {
            clock.advanceNanos(16_000_000);
            watch.afterDraw(++frames);
        }
    }

    /** Writes the first bytes of a file, so that its size changes even if its time does not. */
    private void write(String path, String content, int bytes) throws IOException {
        byte[] all = content.getBytes(StandardCharsets.UTF_8);
        Files.write(folder.resolve(path), Arrays.copyOf(all, Math.min(bytes, all.length)));
    }

    @Test
    void aCompleteScriptIsPlayedWithinATenthOfASecond() throws IOException {
        write("ship.lua", SHIP, SHIP.length());
        millis(96);
        assertEquals(new LoopRequest.SimpleReset("saved ship.lua"), requests.drain());
    }

    private void reach(FirstScene place) {
        requests.setCheckpoint(GameStart.of(place));
    }

    @Test
    void aSavedScriptReturnsToTheLastCheckpoint() throws IOException {
        reach(FirstScene.DEFAULT.withFields(Map.of("section", "guardian/Petals")));
        write("ship.lua", SHIP, SHIP.length());
        millis(96);
        assertEquals(LoopRequest.SimpleReset.toCheckpoint("saved ship.lua"), requests.drain());
        assertEquals(
                List.of("saved ship.lua: continues at the first scene \u00BB guardian \u00BB Petals (F5 starts over)"),
                logged);
    }

    @Test
    void aSavedScriptStartsOverIfTheDeveloperChoseThat() throws IOException {
        reach(FirstScene.DEFAULT.withMark("rain"));
        assertEquals("the first scene \u00BB rain", resume().place());
        resume().chooseNext();
        assertEquals(ReloadMode.RESUME, resume().mode());
        resume().chooseNext();
        watch.close();
        watch();
        reach(FirstScene.DEFAULT.withMark("rain"));
        write("ship.lua", SHIP, SHIP.length());
        millis(96);
        assertEquals(new LoopRequest.SimpleReset("saved ship.lua"), requests.drain());
        assertNull(requests.checkpoint());
        resume().chooseNext();
        assertEquals(ReloadMode.CHECKPOINT, resume().mode());
    }

    @Test
    void aSavedScriptContinuesAtTheSameTickIfTheDeveloperChoseThat() throws IOException {
        resume().chooseNext();
        watch.close();
        watch();
        write("ship.lua", SHIP, SHIP.length());
        millis(96);
        assertEquals(LoopRequest.SimpleReset.toLastTick("saved ship.lua"), requests.drain());
        assertEquals(LoopRequest.LAST_TICK, requests.takeSeekTick());
        assertTrue(requests.isSeekOptional());
    }

    @Test
    void aSavedScriptContinuesAtTheSameTickIfTheGameSaysSo() {
        ResumeAfterSave resume = resume();
        assertEquals(ReloadMode.CHECKPOINT, resume.mode());
        TestGame game = new TestGame(folder)
                .file("game.lua", "return { width = 32, height = 16, reload = 'resume' }")
                .scene("wait_forever()")
                .ticks(1);
        resume.begin(game.running());
        assertEquals(ReloadMode.RESUME, resume.mode());
        resume.end(game.running());
        assertEquals(ReloadMode.RESUME, resume.mode());
        game.close();
    }

    @Test
    void aSavedScriptStartsOverIfTheSceneOfTheCheckpointWasRenamed() throws IOException {
        reach(FirstScene.of("gone"));
        assertNull(resume().place());
        write("ship.lua", SHIP, SHIP.length());
        millis(96);
        assertEquals(new LoopRequest.SimpleReset("saved ship.lua"), requests.drain());
        assertEquals(
                List.of("saved ship.lua: the game starts over, because there is no scene 'gone' any more"), logged);
    }

    @Test
    void anIncompleteScriptIsNotPlayed() throws IOException {
        for (int bytes = 0; bytes < SHIP.length() - "ship".length(); bytes++) {
            write("ship.lua", SHIP, bytes);
            millis(150);
            assertNull(requests.drain(), SHIP.substring(0, bytes));
            assertEquals(0, saved);
        }
        write("ship.lua", SHIP, SHIP.length());
        millis(96);
        assertEquals(new LoopRequest.SimpleReset("saved ship.lua"), requests.drain());
        assertEquals(1, saved);
        assertEquals(List.of(), logged);
    }

    @Test
    void aScriptThatStaysInvalidIsPlayedAfterAThirdOfASecond() throws IOException {
        write("ship.lua", "return (", 8);
        millis(250);
        assertNull(requests.drain());
        millis(200);
        assertEquals(new LoopRequest.SimpleReset("saved ship.lua"), requests.drain());
        frames();
        assertNull(requests.drain());
    }

    @Test
    void aScriptDeletedAndRewrittenIsPlayedOnce() throws IOException {
        write("ship.lua", SHIP, SHIP.length());
        frames();
        requests.drain();
        Files.delete(folder.resolve("ship.lua"));
        millis(150);
        assertNull(requests.drain());
        write("ship.lua", SHIP + "\n", SHIP.length() + 1);
        millis(96);
        assertEquals(new LoopRequest.SimpleReset("saved ship.lua"), requests.drain());
        frames();
        assertNull(requests.drain());
    }

    @Test
    void aScriptRenamedToItsBackupIsNotReportedAsMissing() throws IOException {
        write("ship.lua", SHIP, SHIP.length());
        frames();
        assertEquals(1, saved);
        Files.move(folder.resolve("ship.lua"), folder.resolve("ship.lua~"));
        millis(150);
        assertEquals(1, saved);
        write("ship.lua", SHIP + " ", SHIP.length() + 1);
        frames();
        assertEquals(2, saved);
    }

    @Test
    void theResetWaitsForTheLastOfSeveralFiles() throws IOException {
        write("ship.lua", SHIP, SHIP.length());
        write("moth.lua", SHIP, 30);
        millis(150);
        assertNull(requests.drain());
        write("moth.lua", SHIP, SHIP.length());
        millis(96);
        assertEquals(new LoopRequest.SimpleReset("saved ship.lua"), requests.drain());
        frames();
        assertNull(requests.drain());
    }

    @Test
    void anIncompletePictureIsNotReported() throws IOException {
        picture(BLUE, 5);
        byte[] whole = Files.readAllBytes(folder.resolve("ship.png"));
        for (int bytes = 0; bytes < whole.length; bytes += 7) {
            Files.write(folder.resolve("ship.png"), Arrays.copyOf(whole, bytes));
            millis(150);
            assertEquals(List.of(), logged, bytes + " bytes");
            assertEquals(RED, images.get("ship").pixel(0, 0));
        }
        Files.write(folder.resolve("ship.png"), whole);
        millis(96);
        assertEquals(BLUE, images.get("ship").pixel(0, 0));
        assertEquals(List.of(), logged);
    }

    @Test
    void aSavedScriptResetsTheGameOnce() throws IOException {
        Files.writeString(folder.resolve("ship.lua"), "return 1");
        frames();
        assertEquals(new LoopRequest.SimpleReset("saved ship.lua"), requests.drain());
        assertEquals(1, saved);
        frames();
        assertNull(requests.drain());
        assertEquals(1, saved);
    }

    @Test
    void aClosedWatchIsRemovedFromTheLedger() throws IOException {
        assertTrue(
                leakTracker.survivors(LeakTracker.Lifetime.PROGRAM).toString().contains("watch 'files of the game'"));
        watch.close();
        watch.close();
        Files.writeString(folder.resolve("ship.lua"), "return 1");
        frames();
        assertNull(requests.drain());
        images.clear();
        assertEquals(List.of(), leakTracker.survivors(LeakTracker.Lifetime.PROGRAM));
    }

    @Test
    void withoutSavedFilesNothingHappens() {
        frames();
        assertNull(requests.drain());
        assertEquals(List.of(), logged);
    }

    @Test
    void aSavedPictureIsReloadedInPlace() {
        picture(BLUE, 5);
        frames();
        assertNull(requests.drain());
        assertEquals(BLUE, images.get("ship").pixel(0, 0));
        assertEquals(5, images.get("ship").width());
    }

    @Test
    void aBrokenPictureIsReportedAndTheOldOneIsKept() throws IOException {
        breakPicture();
        assertEquals(1, logged.size());
        assertTrue(logged.get(0).contains("[image 'ship']"), logged.get(0));
        assertEquals(RED, images.get("ship").pixel(0, 0));
    }

    private void breakPicture() throws IOException {
        Files.writeString(folder.resolve("new.png"), "no picture");
        Files.move(folder.resolve("new.png"), folder.resolve("ship.png"), StandardCopyOption.REPLACE_EXISTING);
        frames();
    }

    @Test
    void fixingAPictureRemovesItsErrors() throws IOException {
        breakPicture();
        breakPicture();
        picture(BLUE, 5);
        frames();
        assertEquals(Optional.empty(), errors.shown());
        assertEquals(0, errors.pendingCount());
        assertEquals(BLUE, images.get("ship").pixel(0, 0));
    }

    @Test
    void fixingAPictureKeepsOtherErrors() throws IOException {
        breakPicture();
        errors.report("task 'moth' #7", new IllegalStateException("no"));
        picture(BLUE, 5);
        frames();
        assertEquals("no", errors.shown().orElseThrow().message());
        assertEquals(1, errors.pendingCount());
    }

    private void fail() {
        errors.report("task 'moth' #7", new IllegalStateException("no"));
    }

    @Test
    void whileAnErrorIsShownASavedPictureRestartsTheGame() {
        fail();
        picture(BLUE, 5);
        frames();
        assertEquals(new LoopRequest.SimpleReset("saved ship.png"), requests.drain());
        frames();
        assertNull(requests.drain());
    }

    @ParameterizedTest
    @ValueSource(strings = {"moth.png", "moth.aseprite", "moth.gif", "moth.json"})
    void whileAnErrorIsShownAPictureThatCouldNotBeReadRestartsTheGame(String path) throws IOException {
        assertThrows(ImageFailure.class, () -> images.get("moth"));
        fail();
        Files.copy(folder.resolve("ship.png"), folder.resolve(path));
        frames();
        assertEquals(new LoopRequest.SimpleReset("saved " + path), requests.drain());
    }

    @Test
    void whileAnErrorIsShownTheSavedSheetOfAPictureRestartsTheGame() throws IOException {
        fail();
        Files.writeString(folder.resolve("ship.json"), "{ \"frames\": {} }");
        frames();
        assertEquals(new LoopRequest.SimpleReset("saved ship.json"), requests.drain());
    }

    @Test
    void whileAnErrorIsShownASavedDataFileRestartsTheGame() throws IOException {
        fail();
        Files.writeString(folder.resolve("waves.csv"), "at,enemy");
        frames();
        assertEquals(new LoopRequest.SimpleReset("saved waves.csv"), requests.drain());
    }

    @Test
    void whileAnErrorIsShownABrokenFileDoesNotRestartTheGame() throws IOException {
        fail();
        breakPicture();
        assertNull(requests.drain());
        assertEquals(2, errors.pendingCount());
    }

    @Test
    void whileAnErrorIsShownANewPictureDoesNotRestartTheGame() throws IOException {
        fail();
        Files.copy(folder.resolve("ship.png"), folder.resolve("screenshot.png"));
        frames();
        assertNull(requests.drain());
    }

    @Test
    void afterTheErrorIsDismissedASavedPictureIsReloadedInPlace() {
        fail();
        errors.dismiss();
        picture(BLUE, 5);
        frames();
        assertNull(requests.drain());
        assertEquals(BLUE, images.get("ship").pixel(0, 0));
    }

    @Test
    void otherFilesAreIgnored() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "buy milk");
        frames();
        assertNull(requests.drain());
    }

    @Test
    void aSavedDataFileIsReloadedByTheRunningGame() throws IOException {
        TestGame game = new TestGame(folder)
                .file("level.json", "{ \"name\": \"one\" }")
                .scene("local level = data.read 'level.json' while true do print(level.name) wait(1) end")
                .ticks(1);
        watch.begin(game.running());
        Files.writeString(folder.resolve("level.json"), "{ \"name\": \"the second\" }");
        frames();
        game.ticks(1).close();
        assertEquals(List.of("one", "the second"), game.log());
    }
}
