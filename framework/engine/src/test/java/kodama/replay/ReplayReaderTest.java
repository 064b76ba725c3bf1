package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import org.junit.jupiter.api.Test;

/** Bodies that a writer does not make are refused. */
class ReplayReaderTest {
    private final ReplayWriter writer = new ReplayWriter();
    private final ByteChunks events = new ByteChunks();

    private static WorldStart start() {
        return new WorldStart(true, 1, GameStart.of(FirstScene.DEFAULT), "en", Map.of(), Map.of());
    }

    private static void assertRefused(String message, byte[] body) {
        assertEquals(
                message,
                assertThrows(ReplayException.class, () -> new ReplayReader(body))
                        .getMessage());
    }

    /** Asserts that a world with an event of this kind and content is refused. */
    private static void assertRefused(String message, int kind, Consumer<ByteChunks> content) {
        ByteChunks event = new ByteChunks();
        event.number(0);
        event.put(kind);
        content.accept(event);
        event.number(0);
        event.put(EventFormat.END_OF_WORLD);
        assertRefused(message, RecordedRuns.joined(List.of(beginOfWorld(), RecordedRuns.joined(event.snapshot()))));
    }

    /** A world without its end. */
    private static byte[] beginOfWorld() {
        ReplayWriter writer = new ReplayWriter();
        writer.beginWorld(start());
        List<byte[]> chunks = writer.snapshot();
        return RecordedRuns.joined(chunks.subList(0, chunks.size() - 1));
    }

    @Test
    void aBodyWithoutAWorldIsRefused() {
        assertRefused("it contains no run", new byte[0]);
    }

    @Test
    void aWorldWithoutItsEndIsRefused() {
        assertRefused("it ends too early", beginOfWorld());
    }

    @Test
    void aWorldThatBeginsInAnUnknownWayIsRefused() {
        byte[] body = RecordedRuns.joined(writerWithWorld().snapshot());
        body[0] = 8;
        assertRefused("it contains a world that begins in an unknown way", body);
    }

    @Test
    void aFirstWorldWithTheFilesOfTheOneBeforeIsRefused() {
        byte[] body = RecordedRuns.joined(writerWithWorld().snapshot());
        body[0] = EventFormat.SAME_FILES;
        assertRefused("its first world has no files", body);
    }

    private ReplayWriter writerWithWorld() {
        writer.beginWorld(start());
        return writer;
    }

    @Test
    void aWorldHasTheFilesItWasRecordedWith() {
        List<Map<String, Long>> files = List.of(
                Map.of("a.lua", 1L),
                Map.of("a.lua", 1L),
                Map.of("a.lua", 2L, "b.lua", 3L),
                Map.of("a.lua", 2L, "b.lua", 3L),
                Map.of());
        for (Map<String, Long> each : files)
            writer.beginWorld(new WorldStart(false, 1, GameStart.of(FirstScene.DEFAULT), "en", Map.of(), each));
        ReplayReader reader = new ReplayReader(RecordedRuns.joined(writer.snapshot()));
        assertEquals(files, reader.starts().stream().map(WorldStart::files).toList());
        for (Map<String, Long> each : files)
            assertEquals(each, reader.nextWorld().files());
    }

    @Test
    void theSameFilesAreWrittenOnce() {
        Map<String, Long> files = new TreeMap<>();
        for (int i = 0; i < 100; i++) files.put("scenes/" + i + ".lua", (long) i);
        WorldStart next = new WorldStart(false, 1, GameStart.of(FirstScene.DEFAULT), "en", Map.of(), files);
        writer.beginWorld(next);
        long first = writer.size();
        writer.beginWorld(next);
        assertTrue(writer.size() - first < 100);
    }

    @Test
    void theLastWorldAloneHasItsFiles() {
        WorldStart next =
                new WorldStart(false, 1, GameStart.of(FirstScene.DEFAULT), "en", Map.of(), Map.of("a.lua", 1L));
        writer.beginWorld(next);
        writer.beginWorld(next);
        ReplayReader reader = new ReplayReader(RecordedRuns.joined(writer.worldSnapshot()));
        assertEquals(List.of(next), reader.starts());
    }

    @Test
    void anEventOfAnUnknownKindIsRefused() {
        assertRefused("it contains an event of an unknown kind: 99", 99, event -> {});
    }

    @Test
    void moreTicksThanFourDaysHasAreRefused() {
        for (long ticks : new long[] {EventFormat.MAX_TICKS + 1, Long.MAX_VALUE, -1}) {
            ByteChunks end = new ByteChunks();
            end.number(ticks);
            end.put(EventFormat.END_OF_WORLD);
            assertRefused(
                    "it has more than 16777216 ticks",
                    RecordedRuns.joined(List.of(beginOfWorld(), RecordedRuns.joined(end.snapshot()))));
        }
    }

    @Test
    void moreEventsThanATickCanHaveAreRefused() {
        for (int i = 0; i <= 1 << 16; i++) event(EventFormat.JOB, i);
        assertRefusedWithManyEvents();
    }

    @Test
    void moreSynchronizationsOfTheInputThanATickCanHaveAreRefused() {
        for (int i = 0; i <= 16; i++) event(EventFormat.INPUT_SYNCHRONIZED);
        assertRefusedWithManyEvents();
    }

    private void event(int kind, int... numbers) {
        events.number(0);
        events.put(kind);
        for (int number : numbers) events.number(number);
    }

    private void assertRefusedWithManyEvents() {
        event(EventFormat.END_OF_WORLD);
        assertRefused(
                "it has more events than a tick can have",
                RecordedRuns.joined(List.of(beginOfWorld(), RecordedRuns.joined(events.snapshot()))));
    }

    /** A game sees the order of the fields of its first scene. */
    @Test
    void theFieldsOfTheFirstSceneKeepTheirOrder() {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 20; i > 0; i--) fields.put("field" + i, (double) i);
        FirstScene first = FirstScene.of("main").withFields(fields);
        writer.beginWorld(new WorldStart(true, 1, GameStart.of(first), "en", Map.of(), Map.of()));
        WorldStart read = new ReplayReader(RecordedRuns.joined(writer.snapshot())).nextWorld();
        assertEquals(
                List.copyOf(fields.keySet()), List.copyOf(read.first().fields().keySet()));
    }

    @Test
    void moreFramesThanAGameCanDrawAreRefused() {
        assertRefused("it has more frames than a game can draw", EventFormat.FRAMES, event -> {
            event.number(100_001);
            event.number(0);
        });
        assertRefused(
                "a number of frames must be at most 1048576 but was 1048577",
                EventFormat.FRAMES,
                event -> event.number((1 << 20) + 1));
    }

    @Test
    void framesOfAnImpossibleLengthAreRefused() {
        for (double length : new double[] {Double.NaN, -1, 1e7})
            assertRefused("it contains frames of an impossible length", EventFormat.FRAME_LENGTH, event -> {
                event.number(60);
                event.fixed(Double.doubleToLongBits(length), Long.BYTES);
            });
    }

    @Test
    void brokenNumbersAndTextsAreRefused() {
        assertRefused(
                "a job must be at most 9223372036854775807 but was 18446744073709551615",
                EventFormat.JOB,
                event -> event.number(-1));
        assertRefused("it contains a number that is too long", EventFormat.JOB, event -> event.fixed(-1, 11));
        assertRefused(
                "it contains text that is not UTF-8",
                EventFormat.EDITED,
                event -> event.bytes(new byte[] {(byte) 0xC0}));
        assertRefused(
                "the length of a block must be at most 2 but was 3", EventFormat.EDITED, event -> event.number(3));
    }

    @Test
    void brokenInputIsRefused() {
        assertRefused("it moves an unknown axis", EventFormat.INPUT, event -> {
            event.put(16);
            event.put(0xFF);
        });
        assertRefused("it moves an axis beyond its end", EventFormat.INPUT, event -> {
            event.put(16);
            event.put(1);
            event.put(0x80);
        });
        assertRefused("a movement of the mouse was out of range: 4294967296", EventFormat.INPUT, event -> {
            event.put(32);
            event.signed(1L << 32);
        });
        assertRefused("it contains an unknown key", EventFormat.INPUT, event -> {
            event.put(128);
            event.number(1);
            event.put(0);
            event.text("Ctrl+Alt+Del");
        });
        assertRefused("the length of typed text must be at most 10000 but was 10001", EventFormat.INPUT, event -> {
            event.put(128);
            event.number(10_001);
        });
    }

    @Test
    void aCheckpointOfAnUnknownKindIsRefused() {
        assertRefused("it contains a checkpoint of an unknown kind", EventFormat.CHECKPOINT, event -> event.put(0x80));
    }

    @Test
    void aBrokenAnswerOfTheSavesIsRefused() {
        assertRefused(
                "invalid answer about saves: it is cut off", EventFormat.SAVE, event -> event.bytes(new byte[] {1}));
    }

    @Test
    void brokenDataIsRefused() {
        assertRefused("it contains data of an unknown kind: 77", EventFormat.SETTING, event -> {
            event.text("a");
            event.put(77);
        });
        assertRefused("it contains a list or map with an empty entry", EventFormat.SETTING, event -> {
            event.text("a");
            event.plain(Collections.singletonList(null));
        });
        assertRefused("it contains data nested deeper than 64", EventFormat.SETTING, event -> {
            event.text("a");
            Object nested = true;
            for (int i = 0; i < 65; i++) nested = List.of(nested);
            event.plain(nested);
        });
    }

    @Test
    void moreValuesThanFitIntoMemoryAreRefused() {
        writer.beginWorld(start());
        writer.settingChanged("a", Collections.nCopies(1 << 22, true));
        assertRefused("it contains more than 4194304 values", RecordedRuns.joined(writer.snapshot()));
    }

    @Test
    void moreWorldsThanFitIntoMemoryAreNotRecordedAndRefused() {
        for (int i = 0; i < (1 << 16) + 9; i++) writer.beginWorld(start());
        byte[] most = RecordedRuns.joined(writer.snapshot());
        assertEquals(1 << 16, new ReplayReader(most).worlds());
        assertRefused("it has more than 65536 worlds", RecordedRuns.joined(List.of(most, beginOfWorld())));
    }
}
