package kodama.sound.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import javax.sound.midi.MidiEvent;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Sequence;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.Track;
import kodama.sound.AudioStream;
import kodama.sound.Sound;
import kodama.sound.SoundFailure;
import org.junit.jupiter.api.Test;

class MidiFormatTest {
    private final MidiFormat format = new MidiFormat();

    /** A note of half a second. */
    static byte[] note() throws Exception {
        Sequence sequence = new Sequence(Sequence.PPQ, 480);
        Track track = sequence.createTrack();
        track.add(new MidiEvent(new ShortMessage(ShortMessage.NOTE_ON, 0, 69, 100), 0));
        track.add(new MidiEvent(new ShortMessage(ShortMessage.NOTE_OFF, 0, 69, 0), 480));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MidiSystem.write(sequence, 0, out);
        return out.toByteArray();
    }

    @Test
    void aNoteIsAsLongAsItsFileSaysAndIsHeard() throws Exception {
        Sound sound = format.read("song", "sounds/song", note());
        assertEquals(22_050, sound.loop().end(), 100);
        assertEquals(sound.loop().end() + 44_100, sound.frames(), "it rings on");
        short[] stereo = new short[2000];
        try (AudioStream stream = sound.open()) {
            stream.seek(5000);
            assertEquals(1000, stream.read(stereo, 0, 1000));
        }
        int loudest = 0;
        for (short sample : stereo) loudest = Math.max(loudest, Math.abs(sample));
        assertTrue(loudest > 500, "loudest sample: " + loudest);
    }

    @Test
    void whatIsNoMidiIsNamed() {
        SoundFailure failure =
                assertThrows(SoundFailure.class, () -> format.read("song", "sounds/song", new byte[100]));
        assertTrue(
                failure.getMessage().startsWith("sound 'song' cannot be loaded: it is not a MIDI file ("),
                failure.getMessage());
    }

    @Test
    void forATrackThatIsSaidToBeLongerThanTheFileNoRoomIsMade() throws Exception {
        byte[] file = note();
        format.read("song", "sounds/song", file); // Java's own tables are there from now on
        int lengthAt = new String(file, StandardCharsets.ISO_8859_1).indexOf("MTrk") + 4;
        ByteBuffer.wrap(file).putInt(lengthAt, 300_000_000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertEquals(1, format.read("song", "sounds/song", file).loop().end(), "what is there has no note");
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(bytes < 10_000_000, bytes + " bytes");
    }

    @Test
    void aClockThatIsBrokenIsRefused() throws Exception {
        Sequence sequence = new Sequence(Sequence.PPQ, 1);
        sequence.createTrack().add(new MidiEvent(new ShortMessage(ShortMessage.NOTE_OFF, 0, 69, 0), 100_000));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MidiSystem.write(sequence, 0, out);
        SoundFailure failure =
                assertThrows(SoundFailure.class, () -> format.read("song", "sounds/song", out.toByteArray()));
        assertEquals(
                "sound 'song' cannot be loaded: it must last at most 3600 seconds but lasts 50000",
                failure.getMessage());
    }

    @Test
    void itEndsWhereItSays() throws Exception {
        Sound sound = format.read("song", "song.mid", note());
        short[] stereo = new short[2 * 100_000];
        try (AudioStream stream = sound.open()) {
            assertEquals(sound.frames(), stream.read(stereo, 0, 100_000));
            assertEquals(0, stream.read(stereo, 0, 100));
        }
    }

    @Test
    void moreEventsThanTheSynthesizerCanPlayAreRefused() throws Exception {
        Sequence sequence = new Sequence(Sequence.PPQ, 480);
        Track track = sequence.createTrack();
        for (int i = 0; i < 4001; i++)
            track.add(new MidiEvent(new ShortMessage(ShortMessage.NOTE_ON, i % 16, i % 128, 100), i / 128));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MidiSystem.write(sequence, 0, out);
        SoundFailure failure =
                assertThrows(SoundFailure.class, () -> format.read("song", "song.mid", out.toByteArray()));
        assertEquals(
                "sound 'song' cannot be loaded: it has more than 4000 events within a second", failure.getMessage());
    }
}
