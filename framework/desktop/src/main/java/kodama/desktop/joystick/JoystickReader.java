package kodama.desktop.joystick;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import kodama.input.RawInput;
import kodama.input.RawPad;
import kodama.input.Rumble;

/** Reads one joystick on a thread of its own, until it is unplugged or the reader is closed. */
final class JoystickReader implements AutoCloseable {
    /** Mask of the file type in a file's mode, followed by the type of a pipe. */
    private static final int KIND = 0xF000;

    private static final int PIPE = 0x1000;

    private final JoystickLayout layout;
    private final String name;
    private final RawInput input;
    private final Thread thread;
    private final FileChannel channel;
    private volatile boolean isOver;
    private volatile boolean hasNoPlace;

    /**
     * Opens a joystick.
     *
     * @throws IOException if the device cannot be opened, for example for lack of permission
     */
    JoystickReader(Path device, JoystickInfo info, RawInput input) throws IOException {
        this.input = input;
        name = device.getFileName() + " " + info.name();
        layout = JoystickLayout.of(info);
        if (Files.isDirectory(device)) throw new IOException("it is a folder");
        channel = FileChannel.open(device, options(device));
        thread = new Thread(this::run, "kodama-pad-" + device.getFileName());
        thread.setDaemon(true);
    }

    /** Also opened for writing: otherwise opening a pipe blocks until there is a writer, and ends with each writer. */
    private static Set<OpenOption> options(Path device) {
        return isPipe(device)
                ? Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE)
                : Set.of(StandardOpenOption.READ);
    }

    private static boolean isPipe(Path device) {
        try {
            return Files.getAttribute(device, "unix:mode") instanceof Integer mode && (mode & KIND) == PIPE;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException unknown) {
            return false;
        }
    }

    JoystickReader start() {
        thread.start();
        return this;
    }

    private void run() {
        RawPad pad = input.plug(name, Rumble.NONE);
        hasNoPlace = pad == null;
        try (FileChannel open = channel) {
            if (pad != null) read(open, pad);
        } catch (IOException pulledOut) {
            // the thread ends
        } finally {
            isOver = true;
            if (pad != null) pad.close();
        }
    }

    /** A pipe may deliver an event in parts. */
    private void read(FileChannel open, RawPad pad) throws IOException {
        ByteBuffer event = ByteBuffer.allocate(JoystickEvent.BYTES);
        while (open.read(event) >= 0) {
            if (event.hasRemaining()) continue;
            layout.apply(JoystickEvent.read(event), pad);
            event.clear();
        }
    }

    /** Whether the joystick is ignored because the maximum number of controllers is plugged in. */
    boolean hasNoSlot() {
        return hasNoPlace;
    }

    /** Whether reading has ended. */
    boolean isFinished() {
        return isOver;
    }

    /** Ends reading; wakes up a thread that waits for an event. */
    @Override
    public void close() throws IOException {
        channel.close();
    }

    /** Waits for the end of the thread, at most this long. */
    void join(long millis) throws InterruptedException {
        thread.join(millis);
    }
}
