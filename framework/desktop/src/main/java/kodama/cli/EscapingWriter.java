package kodama.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import kodama.base.PrintableText;

/** Writes to a console with control characters escaped, except for line breaks and tabs. */
public final class EscapingWriter extends FilterWriter {
    /** Whether the last character was a carriage return, which may belong to a line break. */
    private boolean isReturn;

    public EscapingWriter(Writer console) {
        super(console);
    }

    @Override
    public void write(int letter) throws IOException {
        boolean isBreak = letter == '\n';
        if (isReturn) out.write(isBreak ? "\r" : PrintableText.escape('\r'));
        isReturn = letter == '\r';
        if (isReturn) return;
        if (isBreak || PrintableText.isPrintable((char) letter)) out.write(letter);
        else out.write(PrintableText.escape((char) letter));
    }

    @Override
    public void write(char[] letters, int from, int count) throws IOException {
        int written = from;
        for (int i = from; i < from + count; i++) {
            if (!isReturn && (letters[i] == '\n' || PrintableText.isPrintable(letters[i]))) continue;
            out.write(letters, written, i - written);
            write(letters[i]);
            written = i + 1;
        }
        out.write(letters, written, from + count - written);
    }

    @Override
    public void write(String text, int from, int count) throws IOException {
        write(text.toCharArray(), from, count);
    }

    @Override
    public void close() throws IOException {
        if (isReturn) out.write(PrintableText.escape('\r'));
        isReturn = false;
        super.close();
    }
}
