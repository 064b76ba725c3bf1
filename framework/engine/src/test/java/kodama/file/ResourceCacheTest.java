package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.LongSupplier;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.file.ResourceCache.Usage;
import org.junit.jupiter.api.Test;

/** How users are counted and resources unloaded; {@code ImagesTest} tests loading. */
class ResourceCacheTest {
    private static final class Words extends ResourceCache<String> {
        int reads;

        Words(LeakTracker leaks) {
            super("word", leaks);
        }

        @Override
        public String read(String name) {
            reads++;
            if (name.isEmpty()) throw new IllegalArgumentException("no word");
            return name.toUpperCase();
        }

        @Override
        public List<String> extensions() {
            return List.of("txt");
        }

        @Override
        public List<String> namesOf(String path) {
            return List.of(path);
        }

        @Override
        protected RuntimeException failure(String message) {
            return new IllegalStateException(message);
        }

        @Override
        public long bytes(String thing) {
            return thing.length();
        }
    }

    private final LeakTracker leaks = new LeakTracker();
    private final Words words = new Words(leaks);

    @Test
    void heldResourcesStayUntilTheLastRelease() {
        words.hold("boss");
        words.hold("boss");
        words.release("boss");
        words.unload("boss");
        words.unloadUnused();
        assertTrue(words.has("boss"));
        words.release("boss");
        words.unload("boss");
        assertFalse(words.has("boss"));
    }

    @Test
    void unloadedResourcesAreReadAgainOnRequest() {
        words.get("boss");
        words.unload("boss");
        assertEquals("BOSS", words.get("boss"));
        assertEquals(2, words.reads);
    }

    @Test
    void resourcesRequestedByThisSceneAreUsed() {
        words.get("title");
        words.putLoaded("ending", "ENDING");
        words.unloadUnused();
        assertTrue(words.has("title"));
        assertFalse(words.has("ending"));
        words.beginScene();
        words.unloadUnused();
        assertFalse(words.has("title"));
    }

    @Test
    void resourcesNotRequestedInAWholeSceneAreStale() {
        words.putLoaded("ending", "ENDING");
        words.get("title");
        words.get("ship");
        words.beginScene();
        words.get("ship");
        words.unloadStale();
        assertEquals(List.of("ending", "ship"), names());
    }

    private List<String> names() {
        return words.usages().stream().map(Usage::name).toList();
    }

    @Test
    void resourcesFromOtherSourcesAreNeverUnloaded() {
        words.put("made", "by hand");
        words.unload("made");
        words.unloadUnused();
        assertEquals("by hand", words.get("made"));
    }

    @Test
    void aNewWorldUsesNothing() {
        words.hold("boss");
        words.get("title");
        words.beginWorld();
        assertEquals(
                List.of(new Usage("word", "boss", 0, false, 4), new Usage("word", "title", 0, false, 5)),
                words.usages());
        words.release("boss"); // held in the previous world
        words.unloadUnused();
        assertEquals(List.of(), words.usages());
    }

    @Test
    void holdersKeepTheReloadedResource() {
        words.hold("boss");
        words.reload("boss");
        words.unload("boss");
        assertEquals(List.of(new Usage("word", "boss", 1, false, 4)), words.usages());
    }

    @Test
    void unloadedResourcesAreNoLongerTracked() {
        words.get("boss");
        assertEquals(1, leaks.survivors(Lifetime.PROGRAM).size());
        words.unload("boss");
        assertEquals(List.of(), leaks.survivors(Lifetime.PROGRAM));
    }

    @Test
    void eachChangeIsCounted() {
        words.get("boss");
        words.reload("boss");
        words.unload("boss");
        assertEquals(3, words.changeCount());
    }

    @Test
    void prefetchedResourcesAreReadOnceByEitherThread() {
        LongSupplier ahead = words.prefetch("boss");
        assertFalse(words.has("boss"));
        assertEquals(4, ahead.getAsLong());
        assertEquals("BOSS", words.get("boss"));
        LongSupplier late = words.prefetch("moth");
        assertEquals("MOTH", words.get("moth"));
        assertEquals(4, late.getAsLong());
        assertEquals(2, words.reads);
    }

    @Test
    void prefetchedResourcesAreListedUnloadedAndReadAgainLikeOthers() {
        words.prefetch("boss");
        words.prefetch("moth");
        words.unload("moth");
        assertTrue(words.reload("boss"));
        assertFalse(words.reload("moth"));
        words.prefetch("eye");
        assertEquals(
                List.of("boss", "eye"), words.usages().stream().map(Usage::name).toList());
        words.prefetch("hand");
        words.unloadUnused();
        assertEquals(List.of(), words.usages());
        words.prefetch("foot");
        words.clear();
        assertEquals(List.of(), words.usages());
    }

    @Test
    void aFailedPrefetchIsReportedOnRequest() {
        LongSupplier ahead = words.prefetch("");
        assertThrows(IllegalArgumentException.class, ahead::getAsLong);
        assertEquals(List.of(), words.usages());
        assertThrows(IllegalStateException.class, () -> words.get(""));
        assertEquals(1, words.reads);
    }
}
