package kodama.pads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.input.PadControl;
import kodama.input.RawInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Waits for the controller thread. */
@Timeout(20)
class PadThreadTest {
    private final RawInput raw = new RawInput();
    private final Controls controls = new Controls(raw, ControlScheme.defaults());
    private final FakePads library = new FakePads();
    private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch handedOver = new CountDownLatch(1);
    private PadThread thread;

    private void start(Supplier<PadLibrary> libraries) {
        thread = new PadThread(libraries, raw, warnings::add, handedOver::countDown).start();
    }

    @AfterEach
    void close() {
        if (thread != null) thread.close();
    }

    private void until(BooleanSupplier isSo) {
        do {
            Thread.onSpinWait();
            controls.latch();
        } while (!isSo.getAsBoolean());
    }

    private boolean isDown() {
        return controls.pad(1).isDown("fire");
    }

    @Test
    void heldButtonsCountUntilTheDriverIsClosed() {
        library.plug(7, "Toy").down.add(PadControl.A);
        start(() -> library);
        until(this::isDown);
        thread.close();
        controls.latch();
        assertFalse(isDown());
        assertTrue(library.isClosed);
        assertEquals(List.of(), warnings);
        assertEquals(1, handedOver.getCount());
    }

    @Test
    void aLibraryThatCannotBeLoadedIsReportedAndAnotherDriverStarts() throws Exception {
        start(() -> {
            throw new IllegalStateException(
                    "no library", new UnsatisfiedLinkError("libudev.so.1: cannot open\n\tat somewhere"));
        });
        handedOver.await();
        assertEquals(List.of("Jamepad cannot read gamepads (libudev.so.1: cannot open)"), warnings);
    }

    @Test
    void anErrorWithoutAMessageIsReportedByItsClass() throws Exception {
        start(() -> {
            throw new NoClassDefFoundError();
        });
        handedOver.await();
        assertEquals(List.of("Jamepad cannot read gamepads (NoClassDefFoundError)"), warnings);
    }

    @Test
    void aLibraryThatFailsLaterReleasesAllButtonsFirst() throws Exception {
        library.plug(7, "Toy").down.add(PadControl.A);
        start(() -> library);
        until(this::isDown);
        library.failure = new IllegalStateException("it is gone");
        handedOver.await();
        controls.latch();
        assertFalse(isDown());
        assertTrue(library.isClosed);
        assertEquals(List.of("Jamepad cannot read gamepads (it is gone)"), warnings);
    }

    @Test
    void jamepadStartsHereOrReportsWhyNot() throws Exception {
        CountDownLatch polled = new CountDownLatch(1);
        String console = errorsWhile(() -> {
            start(() -> watched(JamepadDriver.Library.open(List.of(), warnings::add), polled));
            while (polled.getCount() > 0 && handedOver.getCount() > 0) Thread.sleep(1);
            thread.close();
        });
        boolean isHandedOver = handedOver.getCount() == 0;
        assertEquals(isHandedOver ? 1 : 0, warnings.size());
        for (String warning : warnings) assertTrue(warning.matches("Jamepad cannot read gamepads \\(.+\\)"), warning);
        assertFalse(console.contains("\tat "), console);
    }

    /** A library that reports when all initial controllers have been polled. */
    private static PadLibrary watched(PadLibrary library, CountDownLatch polled) {
        return new PadLibrary() {
            @Override
            public void update() {
                library.update();
            }

            @Override
            public List<PadSlot> slots() {
                library.slots().forEach(PadSlot::isConnected);
                polled.countDown();
                return library.slots();
            }

            @Override
            public void close() {
                library.close();
            }
        };
    }

    private interface Act {
        void run() throws Exception;
    }

    private static String errorsWhile(Act act) throws Exception {
        PrintStream usual = System.err;
        ByteArrayOutputStream warned = new ByteArrayOutputStream();
        System.setErr(new PrintStream(warned, true));
        try {
            act.run();
        } finally {
            System.setErr(usual);
        }
        return warned.toString();
    }

    @Test
    void mappingsAreAddedOrTheDriverReportsWhyItDoesNotStart() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        start(() -> {
            PadLibrary library = JamepadDriver.Library.open(
                    List.of("03000000c82d00000161000000010000,Toy,a:b1,b:b0,platform:Linux,"), warnings::add);
            started.countDown();
            return library;
        });
        while (started.getCount() > 0 && handedOver.getCount() > 0) Thread.sleep(1);
        assertEquals(handedOver.getCount() == 0 ? 1 : 0, warnings.size(), warnings::toString);
    }
}
