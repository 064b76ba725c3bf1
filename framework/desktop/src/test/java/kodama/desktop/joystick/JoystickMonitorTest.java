package kodama.desktop.joystick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import kodama.Seed;
import kodama.input.AxisMap;
import kodama.input.Binding;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.input.PadAxis;
import kodama.input.PadControl;
import kodama.input.RawInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Reads files and pipes as joysticks; their threads run in the background, so the tests wait for them. */
@Timeout(20)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the joysticks of Linux are read, replaced by named pipes")
class JoystickMonitorTest {
    private static final int BUTTON = 1;
    private static final int AXIS = 2;
    private static final int INITIAL = 0x80;

    @TempDir
    Path temp;

    private final RawInput raw = new RawInput();
    private final Controls controls = new Controls(raw, ControlScheme.defaults());
    private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());
    private JoystickMonitor monitor;

    private void start() {
        monitor = new JoystickMonitor(temp, raw, warnings::add).start();
    }

    @AfterEach
    void close() {
        if (monitor != null) monitor.close();
    }

    private static byte[] event(int kind, int number, int value) {
        return ByteBuffer.allocate(8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(1234)
                .putShort((short) value)
                .put((byte) kind)
                .put((byte) number)
                .array();
    }

    private Path pipe(String name) throws IOException, InterruptedException {
        Path pipe = temp.resolve(name);
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no pipes here");
        assertEquals(
                0,
                new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor());
        return pipe;
    }

    private static void write(Path pipe, byte[]... parts) throws IOException {
        for (byte[] part : parts) Files.write(pipe, part, StandardOpenOption.WRITE);
    }

    /** Latches the input until a condition holds. */
    private void until(BooleanSupplier isSo) {
        do {
            Thread.onSpinWait();
            controls.latch();
        } while (!isSo.getAsBoolean());
    }

    private boolean isDown(String action) {
        return controls.pad(1).isDown(action);
    }

    @Test
    void aButtonIsAnAction() throws Exception {
        Path pipe = pipe("js0");
        start();
        write(pipe, event(BUTTON | INITIAL, 0, 0), event(BUTTON, 0, 1));
        until(() -> isDown("fire"));
        write(pipe, event(BUTTON, 0, 0));
        until(() -> !isDown("fire"));
    }

    @Test
    void theInitialStateCounts() throws Exception {
        Path pipe = pipe("js0");
        start();
        write(pipe, event(AXIS | INITIAL, 0, 32767), event(AXIS | INITIAL, 2, -32767), event(AXIS | INITIAL, 5, 32767));
        until(() -> controls.value("right_trigger", 1) == 1);
        assertEquals(1, controls.value(AxisMap.X, 1));
        assertEquals(0, controls.value("left_trigger", 1));
    }

    @Test
    void hatsAreACross() throws Exception {
        Path pipe = pipe("js0");
        start();
        write(pipe, event(AXIS, 6, -32767), event(AXIS, 7, 32767));
        until(() -> isDown("left") && isDown("down"));
        write(pipe, event(AXIS, 6, 0));
        until(() -> !isDown("left"));
        assertTrue(isDown("down"));
    }

    @Test
    void anEventMayComeInParts() throws Exception {
        Path pipe = pipe("js0");
        start();
        byte[] event = event(BUTTON, 1, 1);
        write(pipe, Arrays.copyOf(event, 3), Arrays.copyOfRange(event, 3, 8));
        until(() -> isDown("bomb"));
    }

    @Test
    void aControllerUnpluggedDuringAPressReleasesItAndWorksAgainWhenReconnected() throws Exception {
        Path pipe = pipe("js0");
        start();
        write(pipe, event(BUTTON, 0, 1));
        until(() -> isDown("fire"));
        Files.delete(pipe);
        monitor.scan();
        until(() -> !isDown("fire"));
        pipe("js0");
        monitor.scan();
        write(pipe, event(BUTTON, 0, 1));
        until(() -> isDown("fire"));
    }

    @Test
    void aFileOfRecordedEventsIsReadOnceAndMayEndWithinAnEvent() throws Exception {
        byte[] event = event(BUTTON, 0, 1);
        Files.write(temp.resolve("js3"), Arrays.copyOf(event, 11));
        start();
        int presses = 0;
        for (int i = 0; i < 200 || presses == 0; i++) {
            controls.latch();
            if (controls.pad(1).isPressed("fire")) presses++;
            if (i % 50 == 0) monitor.scan();
        }
        assertEquals(1, presses);
        until(() -> !isDown("fire"));
    }

    @Test
    void anyBytesLeaveTheThreadAlive(@Seed(77) Random random) throws Exception {
        Path pipe = pipe("js0");
        start();
        byte[] noise = new byte[4096];
        for (int i = 0; i < 16; i++) {
            random.nextBytes(noise);
            write(pipe, noise);
        }
        write(pipe, event(BUTTON, 7, 0), event(BUTTON, 7, 1));
        until(() -> isDown("start"));
    }

    @Test
    void otherFilesAreNotJoysticksAndTheFolderMayBeMissing() throws Exception {
        Files.write(temp.resolve("js0.device"), event(BUTTON, 0, 1));
        Files.write(temp.resolve("event0"), event(BUTTON, 0, 1));
        start();
        controls.latch();
        assertEquals(0, controls.pad(1).bits());
        new JoystickMonitor(temp.resolve("nowhere"), raw, warnings::add).start().close();
        assertEquals(List.of(), warnings);
    }

    @Test
    void anUnreadableJoystickIsReportedOnce() throws Exception {
        Files.createSymbolicLink(temp.resolve("js0"), temp.resolve("gone"));
        start();
        monitor.scan();
        assertEquals(1, warnings.size());
        assertTrue(
                warnings.get(0).startsWith("the gamepad " + temp.resolve("js0") + " cannot be read ("),
                warnings.get(0));
    }

    @Test
    void aFolderIsReportedOnceAndIsNotAController() throws Exception {
        Path folder = Files.createDirectory(temp.resolve("js0"));
        start();
        monitor.scan();
        assertEquals(List.of("the gamepad " + folder + " cannot be read (it is a folder)"), warnings);
    }

    @Test
    void theKernelsCodesDetermineTheLayout() throws Exception {
        // a Sony controller: 13 buttons from south on, X Y Z RX RY RZ and a hat
        description("js0", "7fdb000000000000 0 0 0 0", "3003f", "054c");
        JoystickInfo info = JoystickInfo.read(temp.resolve("js0.device"), "pad");
        assertEquals(13, info.buttons().size());
        assertEquals(0x130, info.buttons().get(0));
        assertEquals(List.of(0, 1, 2, 3, 4, 5, 0x10, 0x11), info.axes());
        assertTrue(info.hasNorthAbove());
        assertEquals("A pad", info.name());
    }

    private void description(String device, String keys, String axes, String maker) throws IOException {
        Path folder = temp.resolve(device + ".device");
        Files.createDirectories(folder.resolve("capabilities"));
        Files.createDirectories(folder.resolve("id"));
        Files.writeString(folder.resolve("capabilities/key"), keys + "\n");
        Files.writeString(folder.resolve("capabilities/abs"), axes + "\n");
        Files.writeString(folder.resolve("id/vendor"), maker + "\n");
        Files.writeString(folder.resolve("name"), "A pad\n");
    }

    @Test
    void anOldControllerHasItsRightStickOnOtherAxes() throws Exception {
        // a joystick with 12 buttons; X Y Z RZ
        description("js0", "fff00000000 0 0 0 0", "27", "0079");
        Path pipe = pipe("js0");
        start();
        write(pipe, event(BUTTON, 1, 1), event(BUTTON, 9, 1), event(AXIS, 2, 32767), event(AXIS, 3, -32767));
        until(() -> isDown("fire") && isDown("start") && controls.pad(1).axisValue(PadAxis.RIGHT_Y) < -0.7);
        assertTrue(controls.pad(1).axisValue(PadAxis.RIGHT_X) > 0.7);
    }

    @Test
    void playersCanAssignButtonsThatTheKernelDoesNotName() throws Exception {
        // four buttons with codes from 0x2c0, X Y
        description("js0", "f" + " 0".repeat(11), "3", "0079");
        Path pipe = pipe("js0");
        start();
        raw.beginCapture();
        write(pipe, event(BUTTON, 2, 1));
        Binding pressed;
        do pressed = raw.takeCaptured();
        while (pressed == null);
        assertEquals(new Binding.PadBinding(PadControl.X), pressed);
        write(pipe, event(BUTTON, 2, 0), event(BUTTON, 0, 1));
        until(() -> isDown("fire"));
    }

    @Test
    void namedButtonsKeepTheirNames() throws Exception {
        // south, east, one without a name, triggers as axes, a hat
        description("js0", "1" + " 0".repeat(6) + " 3000000000000 0 0 0 0", "3063f", "0079");
        JoystickInfo info = JoystickInfo.read(temp.resolve("js0.device"), "pad");
        assertEquals(List.of(0x130, 0x131, 0x2c0), info.buttons());
        Path pipe = pipe("js0");
        start();
        raw.beginCapture();
        write(pipe, event(BUTTON, 2, 1));
        Binding pressed;
        do pressed = raw.takeCaptured();
        while (pressed == null);
        assertEquals(new Binding.PadBinding(PadControl.X), pressed);
    }

    @Test
    void damagedDescriptionsAreIgnored() throws Exception {
        description("js0", "zz top", "-", "");
        JoystickInfo info = JoystickInfo.read(temp.resolve("js0.device"), "pad");
        assertEquals(11, info.buttons().size());
        assertEquals(8, info.axes().size());
    }
}
