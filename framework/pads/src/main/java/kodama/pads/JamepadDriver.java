package kodama.pads;

import java.util.function.Consumer;
import kodama.input.PadDriver;
import kodama.input.RawInput;

/** All pads that Jamepad knows: those that are there, and those that are plugged in later. */
public final class JamepadDriver implements PadDriver {
    /** Made by the service loader. */
    public JamepadDriver() {}

    @Override
    public Running start(RawInput input, Consumer<String> warnings, Runnable otherwise) {
        return new PadThread(JamepadLibrary::open, input, warnings, otherwise).start();
    }
}
