package kodama.sound.javax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.sound.midi.MidiEvent;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Sequence;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.Track;
import kodama.sound.AudioStream;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.file.Samples;
import org.junit.jupiter.api.Test;

class MidiFormatTest {
    private final MidiFormat format = new MidiFormat();

    /** Returns a note of half a second. */
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
    void aNoteHasItsLengthAndIsAudible() throws Exception {
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

    private void fails(String reason, byte[] file) {
        SoundException failure = assertThrows(SoundException.class, () -> format.read("song", "song.mid", file));
        assertEquals("sound 'song' cannot be loaded: " + reason, failure.getMessage());
    }

    /** Returns a note of half a second with a wrong header. */
    private static byte[] note(int format, int tracks) throws Exception {
        byte[] file = note();
        ByteBuffer.wrap(file).putShort(8, (short) format).putShort(10, (short) tracks);
        return file;
    }

    private void isTheNote(byte[] file) {
        assertEquals(22_050, format.read("song", "song.mid", file).loop().end(), 100);
    }

    @Test
    void aFileOfAnotherTypeIsReportedWithItsType() throws Exception {
        fails("it is not a MIDI file", new byte[100]);
        fails("it is not a MIDI file but of the kind WAV", Samples.wav(8000, 1, new short[9]));
        fails("the header of the MIDI file is broken", Arrays.copyOf(note(), 12));
        fails("the header of the MIDI file is broken", "RIFF....RMIDLIST".getBytes(StandardCharsets.ISO_8859_1));
        fails("the MIDI file has no tracks", Arrays.copyOf(note(), 14));
        byte[] noClock = note();
        ByteBuffer.wrap(noClock).putShort(12, (short) 0);
        fails("the MIDI file has no ticks in a quarter", noClock);
        byte[] longEvent = note();
        longEvent[22] = (byte) 0x90;
        longEvent[23] = (byte) 0xFF;
        fails("the tracks of the MIDI file are broken (could not get sequence from input stream)", longEvent);
    }

    @Test
    void aWrongNumberOfTracksIsCorrected() throws Exception {
        for (int tracks : new int[] {0, 2, 9, 0xFFFF}) isTheNote(note(1, tracks));
        isTheNote(note(0, 3));
        byte[] one = note(1, 1);
        byte[] three = Arrays.copyOf(one, 14 + 3 * (one.length - 14));
        for (int track = 1; track < 3; track++)
            System.arraycopy(one, 14, three, 14 + track * (one.length - 14), one.length - 14);
        assertEquals(3, ByteBuffer.wrap(MidiChunks.song(three)).getShort(10));
    }

    @Test
    void aFileWithinARiffFileIsPlayed() throws Exception {
        byte[] song = note();
        ByteBuffer riff = ByteBuffer.allocate(20 + song.length).order(ByteOrder.LITTLE_ENDIAN);
        riff.put("RIFF".getBytes(StandardCharsets.ISO_8859_1)).putInt(12 + song.length);
        riff.put("RMIDdata".getBytes(StandardCharsets.ISO_8859_1))
                .putInt(song.length)
                .put(song);
        isTheNote(riff.array());
    }

    @Test
    void formatTwoIsPlayedWithOneSongAndRejectedWithSeveral() throws Exception {
        isTheNote(note(2, 1));
        byte[] one = note(2, 1);
        byte[] two = Arrays.copyOf(one, 14 + 2 * (one.length - 14));
        System.arraycopy(one, 14, two, one.length, one.length - 14);
        fails("the MIDI file is of format 2 and has 2 songs; save each one as a file of format 0 or 1", two);
        fails("the format of the MIDI file must be 0 or 1 but is 3", note(3, 1));
    }

    @Test
    void aTrackLongerThanTheFileAllocatesNoMemory() throws Exception {
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
    void aBrokenClockIsRejected() throws Exception {
        Sequence sequence = new Sequence(Sequence.PPQ, 1);
        sequence.createTrack().add(new MidiEvent(new ShortMessage(ShortMessage.NOTE_OFF, 0, 69, 0), 100_000));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MidiSystem.write(sequence, 0, out);
        SoundException failure =
                assertThrows(SoundException.class, () -> format.read("song", "sounds/song", out.toByteArray()));
        assertEquals(
                "sound 'song' cannot be loaded: it must last at most 3600 seconds but lasts 50000",
                failure.getMessage());
    }

    @Test
    void itEndsAtItsLength() throws Exception {
        Sound sound = format.read("song", "song.mid", note());
        short[] stereo = new short[2 * 100_000];
        try (AudioStream stream = sound.open()) {
            assertEquals(sound.frames(), stream.read(stereo, 0, 100_000));
            assertEquals(0, stream.read(stereo, 0, 100));
        }
    }

    @Test
    void tooManyEventsAreRejected() throws Exception {
        Sequence sequence = new Sequence(Sequence.PPQ, 480);
        Track track = sequence.createTrack();
        for (int i = 0; i < 4001; i++)
            track.add(new MidiEvent(new ShortMessage(ShortMessage.NOTE_ON, i % 16, i % 128, 100), i / 128));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MidiSystem.write(sequence, 0, out);
        SoundException failure =
                assertThrows(SoundException.class, () -> format.read("song", "song.mid", out.toByteArray()));
        assertEquals(
                "sound 'song' cannot be loaded: it has more than 4000 events within a second", failure.getMessage());
    }
}
