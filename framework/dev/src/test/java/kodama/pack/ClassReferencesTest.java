package kodama.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import kodama.Seed;
import kodama.data.Mutations;
import kodama.draw.Image;
import kodama.time.FrameRate;
import org.junit.jupiter.api.Test;

/** The referenced classes of a class file. */
class ClassReferencesTest {
    /** References a class in every possible way. */
    static class Sample implements Supplier<Image[]> {
        FrameRate field;

        String written = "kodama/lua/SideExit";
        String type = "(Lkodama/geom/Hull;I)V";

        @Override
        public Image[] get() {
            Supplier<Object> lambda = java.util.concurrent.atomic.AtomicLong::new;
            return (Image[]) lambda.get();
        }

        static kodama.log.LogLevel never(kodama.request.FirstScene first) {
            return null;
        }
    }

    private static byte[] sample() throws IOException {
        try (InputStream in = ClassReferencesTest.class.getResourceAsStream("ClassReferencesTest$Sample.class")) {
            return in.readAllBytes();
        }
    }

    @Test
    void classesInCodeAndTypesAreFound() throws IOException {
        Set<String> names = ClassReferences.in(sample());
        assertTrue(
                names.containsAll(Set.of(
                        "java/util/concurrent/atomic/AtomicLong",
                        "java/util/function/Supplier",
                        "kodama/draw/Image",
                        "kodama/geom/Hull",
                        "kodama/lua/SideExit",
                        "kodama/log/LogLevel",
                        "kodama/request/FirstScene",
                        "kodama/time/FrameRate")),
                names::toString);
        assertTrue(names.stream().noneMatch(name -> name.matches("field|Code|L.*;|\\[.*")), names::toString);
    }

    @Test
    void otherFilesAreRejected() {
        byte[] text = "return {}".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        IOException refused = assertThrows(IOException.class, () -> ClassReferences.in(text));
        assertEquals("bad magic number", refused.getMessage());
    }

    @Test
    void mutatedFilesAreReadOrRejected(@Seed(41) Random random) throws IOException {
        byte[] whole = sample();
        for (int times = 0; times < 10_000; times++) {
            try {
                ClassReferences.in(Mutations.of(whole, random));
            } catch (IOException refused) {
                // expected
            }
        }
    }
}
